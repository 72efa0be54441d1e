/** A board's own sentences. They load with the board, in the reader's language; each board gives the place of its files
 * and the prefix of its keys. */
import { Speech, type Params } from '../../speech/speech.ts'
import common from '../../../../petteia/locale/en/common.ftl?raw'

const MOST = 5000
const SOFT = '\u00ad'

export class BoardWords {
  private speech = $state.raw() as Speech
  private language = 'en'
  /** Sentences built before: most are needed again after every move. */
  private said: { of: Speech | null; known: Map<string, string> } = { of: null, known: new Map() }
  private readonly base: { language: string; text: string }[]

  constructor(
    private readonly prefix: string,
    english: string,
    private readonly files: Record<string, () => Promise<string>>,
  ) {
    this.base = [
      { language: 'en', text: common },
      { language: 'en', text: english },
    ]
    this.speech = new Speech({ language: 'en', files: this.base })
  }

  /** Switch to another language, if it has sentences. */
  async learn(language: string): Promise<void> {
    if (language === this.language) return
    this.language = language
    const load = Object.entries(this.files).find(([path]) => path.split('/').at(-2) === language)?.[1]
    const own = load ? [{ language, text: await load() }] : []
    if (this.language === language) this.speech = new Speech({ language, files: [...own, ...this.base] })
  }

  /** A name with places for line breaks: browsers can hyphenate long words in few languages. */
  softened(name: string): string {
    const words = this.say('breaks').split(' ')
    return words.reduce((text, word) => text.replace(word.replaceAll('|', ''), word.replaceAll('|', SOFT)), name)
  }

  say(key: string, params: Params = {}): string {
    const { speech } = this
    if (this.said.of !== speech) this.said = { of: speech, known: new Map() }
    const { known } = this.said
    const what = `${key} ${JSON.stringify(params)}`
    const found = known.get(what) ?? speech.say(`${this.prefix}${key}`, params)
    if (known.size < MOST) known.set(what, found)
    return found
  }
}
