/** A board's own sentences. They come with the board, in the reader's language; each board says where its files are and how
 * its keys begin. */
import { Speech, type Params } from '../../speech/speech.ts'
import common from '../../../../petteia/locale/en/common.ftl?raw'

const MOST = 5000
const SOFT = '\u00ad'

export class BoardWords {
  private speech = $state.raw() as Speech
  private language = 'en'
  /** Sentences that were said already: after every move most of them are said again. */
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

  /** Speak another language, if there are sentences in it. */
  async learn(language: string): Promise<void> {
    if (language === this.language) return
    this.language = language
    const load = Object.entries(this.files).find(([path]) => path.split('/').at(-2) === language)?.[1]
    const own = load ? [{ language, text: await load() }] : []
    if (this.language === language) this.speech = new Speech({ language, files: [...own, ...this.base] })
  }

  /** A name with places where a line may break: browsers know long words of few languages by themselves. */
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
