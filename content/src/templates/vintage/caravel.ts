import type { Point } from '@collagerie/core/geometry'
import { num, path } from '../kit/svg.ts'

interface Inks {
  readonly ink: string
  readonly sail: string
  readonly flag: string
  /** The sails' lee side. */
  readonly shade: string
}

/** Across, from the top to the foot, and half as broad as that. */
const SAILS = [
  [-0.45, -0.52, 0.14, 0.2],
  [0.06, -0.84, -0.3, 0.2],
  [0.06, -0.3, 0.22, 0.27],
  [0.54, -0.46, 0.12, 0.18],
] as const

/** A ship under full sail, as engravers set it in the open water of a chart. `size` is half its length. */
export function caravel({ x, y }: Point, size: number, { ink, sail, flag, shade }: Inks): string[] {
  const at = (across: number, down: number) => `${num(x + across * size)} ${num(y + down * size)}`
  const line = { stroke: ink, 'stroke-width': size * 0.045, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
  const mast = (across: number, top: number) => `M${at(across, 0.42)}L${at(across, top)}`
  const canvas = (across: number, top: number, foot: number, half: number) =>
    `M${at(across - half, top)}L${at(across + half, top)}Q${at(across + half * 1.7, (top + foot) / 2)} ${at(across + half * 1.1, foot)}` +
    `Q${at(across, foot - 0.14)} ${at(across - half * 1.1, foot)}Q${at(across - half * 0.5, (top + foot) / 2)} ${at(across - half, top)}z`
  const pennon = (across: number, top: number) =>
    `M${at(across, top)}L${at(across + 0.34, top + 0.07)}L${at(across, top + 0.15)}z`
  const wave = (across: number, down: number) =>
    `M${at(across, down)}q${num(size * 0.11)} ${num(-size * 0.1)} ${num(size * 0.22)} 0t${num(size * 0.22)} 0`
  return [
    path(mast(-0.45, -0.72) + mast(0.06, -1.02) + mast(0.54, -0.66) + `M${at(0.84, 0.3)}L${at(1.2, 0.02)}`, {
      fill: 'none',
      ...line,
    }),
    path(SAILS.map(([across, top, foot, half]) => canvas(across, top, foot, half)).join(''), { fill: sail, ...line }),
    // The wind comes from the left: every sail has a fold of shade at its right and a darker one at its foot.
    ...SAILS.flatMap(([across, top, foot, half]) => [
      path(
        `M${at(across + half * 0.35, top)}L${at(across + half, top)}Q${at(across + half * 1.7, (top + foot) / 2)} ${at(across + half * 1.1, foot)}` +
          `Q${at(across + half * 0.75, foot - 0.1)} ${at(across + half * 0.5, foot - 0.11)}Q${at(across + half * 0.95, (top + foot) / 2)} ${at(across + half * 0.35, top)}z`,
        { fill: shade },
      ),
      path(
        `M${at(across - half * 1.1, foot)}Q${at(across, foot - 0.14)} ${at(across + half * 1.1, foot)}L${at(across + half * 1.2, foot - 0.08)}Q${at(across, foot - 0.22)} ${at(across - half * 1.08, foot - 0.07)}z`,
        { fill: ink, 'fill-opacity': 0.2 },
      ),
    ]),
    path(
      `M${at(-1, 0.12)}L${at(-0.68, 0.14)}L${at(-0.62, 0.36)}L${at(0.6, 0.36)}L${at(0.72, 0.24)}L${at(0.98, 0.22)}` +
        `Q${at(0.86, 0.72)} ${at(0.5, 0.8)}L${at(-0.62, 0.8)}Q${at(-0.92, 0.66)} ${at(-1, 0.12)}z`,
      { fill: ink, ...line },
    ),
    path(`M${at(-0.82, 0.52)}H${num(x + size * 0.78)}`, { fill: 'none', stroke: sail, 'stroke-width': size * 0.035 }),
    path(pennon(-0.45, -0.74) + pennon(0.06, -1.04) + pennon(0.54, -0.68), { fill: flag }),
    path(wave(-1.25, 0.86) + wave(-0.5, 0.95) + wave(0.2, 0.9) + wave(0.75, 0.98), {
      fill: 'none',
      ...line,
      'stroke-width': size * 0.035,
    }),
  ]
}
