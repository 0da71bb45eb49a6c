import type { Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { subtitle, title, type Voice } from './layers.ts'

/** Title and subtitle one above the other; `share` is the title's part of the height. */
export function stacked({ x, y, width, height }: Rect, above: Voice, below: Voice, share = 0.66): Layer[] {
  const upper = height * share
  const lower = (height - upper) * 0.9
  return [
    title({ x, y, width, height: upper }, { valign: 'middle', ...above }),
    subtitle({ x, y: y + height - lower, width, height: lower }, { valign: 'middle', ...below }),
  ]
}
