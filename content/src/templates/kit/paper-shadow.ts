import { num, path } from './svg.ts'

const STEPS = [1.15, 0.9, 0.68, 0.48, 0.3, 0.14]

/** The soft shadow of a sheet of paper: the same outline a few times, each wider and a little lower. */
export function paperShadow(outline: string, reach: number, color = '#2b1d12', strength = 0.05): string[] {
  return STEPS.map((step) =>
    path(outline, {
      fill: color,
      'fill-opacity': strength,
      stroke: color,
      'stroke-opacity': strength,
      'stroke-width': reach * step,
      'stroke-linejoin': 'round',
      transform: `translate(0 ${num(reach * (0.25 + step * 0.25))})`,
    }),
  )
}
