/** The teacher's texts. They load with the lesson, in the reader's language. */
import { Speech } from '../speech/speech.ts'

const FILES = import.meta.glob<string>('../../../petteia/locale/*/tutorial*.ftl', { query: '?raw', import: 'default' })

export class Lessons {
  speech = $state.raw<Speech | null>(null)

  async learn(language: string, game: string): Promise<void> {
    const own = ['tutorial.ftl', `tutorial_${game}.ftl`]
    const files = await Promise.all(
      [...new Set([language, 'en'])].flatMap((tongue) =>
        Object.entries(FILES)
          .filter(([path]) => path.split('/').at(-2) === tongue && own.includes(path.split('/').at(-1)!))
          .map(async ([, load]) => ({ language: tongue, text: await load() })),
      ),
    )
    this.speech = new Speech({ language, files })
  }

  say(key: string, params: Record<string, number | string> = {}): string {
    return this.speech?.literal(`tutor-${key}`, params) ?? ''
  }
  has(key: string): boolean {
    return !!this.speech?.has(`tutor-${key}`)
  }
}
