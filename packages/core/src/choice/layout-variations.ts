import { controlValues, type DesignControl } from '../designs/index.ts'
import { type Choice, controlsOf, withinBounds } from './choice.ts'

/** The controls that are varied to arrange other numbers of photos. Titles and sizes stay as chosen. */
const VARIED_CONTROLS = ['numberVert', 'numberHor', 'layout', 'division', 'inline']

/**
 * The same template with other values of one or two of these controls. If a control is the photo count itself, only
 * values near the wanted count are tried, or all if no count is wanted.
 */
export function* layoutVariations(
  choice: Choice,
  count: number | undefined,
  keys: readonly string[] = VARIED_CONTROLS,
): Iterable<Choice> {
  const valuesOf = (control: DesignControl) =>
    controlValues(control).filter(
      (value) => count === undefined || control.label !== 'photos' || Math.abs(value - count) <= 1,
    )
  const controls = controlsOf(choice).filter(({ key, hidden }) => !hidden && keys.includes(key))
  const seen = new Set<string>()
  for (const [index, first] of controls.entries()) {
    for (const second of [undefined, ...controls.slice(index + 1)]) {
      for (const a of valuesOf(first)) {
        for (const b of second ? valuesOf(second) : [0]) {
          const values = { ...choice.values, [first.key]: a, ...(second && { [second.key]: b }) }
          const candidate = withinBounds({ ...choice, values })
          const name = JSON.stringify(candidate.values)
          if (!seen.has(name)) yield candidate
          seen.add(name)
        }
      }
    }
  }
}
