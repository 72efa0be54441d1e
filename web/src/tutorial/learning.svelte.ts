/** Our progress in lessons, as the server keeps it. */
import { http } from '../server/http.ts'
import type { LessonProgress } from '../server/wire.ts'

class Learning {
  rows = $state.raw<LessonProgress[]>([])

  /** Ask the server again; whoever is nobody yet has learned nothing. */
  async refresh(): Promise<void> {
    this.rows = await http.myLessons().catch(() => this.rows)
  }
}
export const learning = new Learning()
