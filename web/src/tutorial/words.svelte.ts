/** The teacher's texts. They load with the lesson, in the reader's language. */
import { Speech } from '../speech/speech.ts'
import { FIRST } from './lessons.ts'

const FILES = import.meta.glob<string>(['../../../petteia/locale/*/tutorial*.ftl', '../../../petteia/locale/*/lessons_*.ftl'], {
  query: '?raw',
  import: 'default',
})

export class Lessons {
  speech = $state.raw<Speech | null>(null)
  private lesson = FIRST

  /** The words of a game's lesson: those of the first have a file of their own, all further ones share one. */
  async learn(language: string, game: string, lesson = FIRST): Promise<void> {
    const own = ['tutorial.ftl', lesson === FIRST ? `tutorial_${game}.ftl` : `lessons_${game}.ftl`]
    const files = await Promise.all(
      [...new Set([language, 'en'])].flatMap((tongue) =>
        Object.entries(FILES)
          .filter(([path]) => path.split('/').at(-2) === tongue && own.includes(path.split('/').at(-1)!))
          .map(async ([, load]) => ({ language: tongue, text: await load() })),
      ),
    )
    this.lesson = lesson
    this.speech = new Speech({ language, files })
  }

  /** A sentence of this lesson, or one that all have. */
  say(key: string, params: Record<string, number | string> = {}): string {
    return this.of(this.lesson, key, params) || (this.speech?.literal(`tutor-${key}`, params) ?? '')
  }
  /** A sentence of one of the further lessons. */
  of(lesson: string, key: string, params: Record<string, number | string> = {}): string {
    const own = `tutor-${lesson}-${key}`
    return this.speech?.has(own) ? this.speech.literal(own, params) : ''
  }
}
