import type { Point } from '@collagerie/core/geometry'
import { ribbonPath } from './curves.ts'

/** A line that starts broad and runs out, like a stem or a tendril. */
export function taperedLine(spine: readonly Point[], from: number, to: number): string {
  return ribbonPath(spine, (share) => from + (to - from) * share)
}
