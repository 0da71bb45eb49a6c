import { beforeAll, expect, it } from 'vitest'
import type { BadgeStep } from '../plan/paint-step.ts'
import { painted, useTestFonts } from '../testing/test-scene.ts'

beforeAll(useTestFonts)

const SIDE = 200
const SHEET = { left: 0, top: 0, width: SIDE, height: SIDE }
const BADGE: BadgeStep = {
  kind: 'badge',
  slot: 'img1',
  at: { x: 5, y: 5 },
  space: { width: 8, height: 6 },
  color: '#1f1d1a',
  label: 'Exemple',
}

/** The first row that a badge darkens and the row after the last, on a sheet of 10 cm. */
function rowsOf(step: BadgeStep): readonly [number, number] {
  const pixels = painted([step], SIDE / 10, SHEET)
  const isTouched = (row: number) => pixels.subarray(row * SIDE * 4, (row + 1) * SIDE * 4).some((value) => value !== 0)
  const rows = Array.from({ length: SIDE }, (_, row) => row).filter(isTouched)
  return [rows[0] ?? -1, (rows.at(-1) ?? -2) + 1]
}

it('lies at the foot of what is seen of its photo, a little above its edge', () => {
  expect(rowsOf(BADGE)).toEqual([138, 156])
})

it('of a low photo is as high as the photo, and never hangs over it', () => {
  expect(rowsOf({ ...BADGE, space: { width: 8, height: 0.7 } })).toEqual([93, 107])
})
