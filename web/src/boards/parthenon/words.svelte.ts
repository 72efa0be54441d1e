/** The board's own sentences. */
import english from '../../../../petteia/locale/en/web_parthenon.ftl?raw'
import { BoardWords } from '../kit/words.svelte.ts'

const FILES = import.meta.glob<string>(['../../../../petteia/locale/*/web_parthenon.ftl', '!../../../../petteia/locale/en/*'], {
  query: '?raw',
  import: 'default',
})

export class Words extends BoardWords {
  constructor() {
    super('web-par-', english, FILES)
  }
}
