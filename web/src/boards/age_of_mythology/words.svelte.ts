/** The board's own sentences. They come with the board, in the reader's language, and names as the table says them. */
import { Speech, type Params } from '../../speech/speech.ts'
import english from '../../../../petteia/locale/en/web_age_of_mythology.ftl?raw'
import common from '../../../../petteia/locale/en/common.ftl?raw'

const FILES = import.meta.glob<string>(['../../../../petteia/locale/*/web_age_of_mythology.ftl', '!../../../../petteia/locale/en/*'], { query: '?raw', import: 'default' })
const BASE = [
  { language: 'en', text: common },
  { language: 'en', text: english },
]

export class Words {
  private speech = $state.raw(new Speech({ language: 'en', files: BASE }))
  private language = 'en'

  /** Speak another language, if there are sentences in it. */
  async learn(language: string): Promise<void> {
    if (language === this.language) return
    this.language = language
    const load = Object.entries(FILES).find(([path]) => path.split('/').at(-2) === language)?.[1]
    const own = load ? [{ language, text: await load() }] : []
    if (this.language === language) this.speech = new Speech({ language, files: [...own, ...BASE] })
  }

  say(key: string, params: Params = {}): string {
    return this.speech.say(`web-aom-${key}`, params)
  }
}
