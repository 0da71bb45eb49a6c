import { clamp } from '@collagerie/core/geometry'

const UNIT_STEPS: ReadonlyMap<string, readonly [across: number, down: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

/** Where a key leads in a grid of cells numbered row by row. It stops at the edge; other keys lead nowhere. */
export function gridStep(key: string, from: number, columns: number, count: number): number | undefined {
  const column = from % columns
  const row = Math.floor(from / columns)
  const rows = Math.ceil(count / columns)
  if (key === 'Home') return row * columns
  if (key === 'End') return Math.min(count, (row + 1) * columns) - 1
  const step = UNIT_STEPS.get(key)
  if (!step) return undefined
  const across = clamp(column + step[0], 0, columns - 1)
  const down = clamp(row + step[1], 0, rows - 1)
  return Math.min(count - 1, down * columns + across)
}
