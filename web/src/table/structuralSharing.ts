/** Successive views share unchanged parts: the same objects, so that a board reads a zone once and redraws only the new
 * parts. */
import type { View } from '../server/wire.ts'

function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = Object.keys(a)
  return Array.isArray(one) === Array.isArray(other) && keys.length === Object.keys(b).length && keys.every((key) => alike(a[key], b[key]))
}

/** The view, with the unchanged parts of the previous one. */
export function sharing(view: View, before: View | undefined): View {
  if (!before) return view
  const known = new Map(before.zones.map((zone) => [zone.id, zone]))
  const kept = <T>(now: T, was: T): T => (alike(now, was) ? was : now)
  return {
    ...view,
    zones: view.zones.map((zone) => kept(zone, known.get(zone.id) ?? zone)),
    prompt: kept(view.prompt, before.prompt),
    actions: kept(view.actions, before.actions),
    pending: kept(view.pending, before.pending),
  }
}
