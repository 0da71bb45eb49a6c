import { seededRandom } from '../../packages/core/src/geometry/index.ts'
import { grouped } from './grouped.ts'

/** A place in a file where mutants can stand, as Stryker counts it: lines and columns from 0. */
export interface Place {
  readonly file: string
  readonly start: Position
  readonly end: Position
}

interface Position {
  readonly line: number
  readonly column: number
}

/** Places with more mutants are whole functions, which any test notices when they are gone. */
const MOST_IN_PLACE = 4

/** Places that hold about `count` of these mutants, spread evenly over all files, the same for the same seed. */
export function sampledPlaces(mutants: readonly Place[], count: number, seed: number): readonly Place[] {
  const files = grouped(mutants, ({ file }) => file)
  const places = [...files.keys()].toSorted().flatMap((file) => placesIn(files.get(file) ?? []))
  const step = Math.max(1, places.reduce((sum, { held }) => sum + held, 0) / count)
  const first = step * seededRandom(seed)()
  const length = Math.max(0, Math.ceil((places.length - first) / step))
  return Array.from({ length }, (_, index) => places[Math.floor(first + index * step)]).flatMap(
    (each) => each?.place ?? [],
  )
}

/** How a place is named to Stryker, which here counts lines from 1. */
export function nameOf({ file, start, end }: Place): string {
  return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
}

function placesIn(mutants: readonly Place[]) {
  return [...new Map(mutants.map((mutant) => [nameOf(mutant), mutant])).values()]
    .map((place) => ({ place, held: mutants.filter((mutant) => holds(place, mutant)).length }))
    .filter(({ held }) => held <= MOST_IN_PLACE)
    .toSorted(({ place: a }, { place: b }) => a.start.line - b.start.line || a.start.column - b.start.column)
}

function holds(place: Place, { start, end }: Place): boolean {
  return !isBefore(start, place.start) && !isBefore(place.end, end)
}

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column)
}
