/** The board's own sentences. */
import english from '../../../../petteia/locale/en/web_age_of_mythology.ftl?raw'
import { BoardWords } from '../kit/words.svelte.ts'

const FILES = import.meta.glob<string>(['../../../../petteia/locale/*/web_age_of_mythology.ftl', '!../../../../petteia/locale/en/*'], {
  query: '?raw',
  import: 'default',
})

export class Words extends BoardWords {
  constructor() {
    super('web-aom-', english, FILES)
  }
}
