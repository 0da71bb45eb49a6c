import type { Format } from '@collagerie/core/format'
import { BORDER_MODE, type BorderMode } from '@collagerie/core/template'
import type { PaintStep } from './paint-step.ts'

/** How much of the edge is stretched over the margin: so thin that only its colours show. */
const STRETCHED_EDGE_CM = 0.02

/**
 * Repeats the picture in the margin, folded over at each edge of the format. The copy is painted, not copied from
 * pixels, so it is as sharp as the front and every band can be painted alone.
 */
export function wrapSteps(mode: BorderMode, format: Format, margin: number, body: readonly PaintStep[]): PaintStep[] {
  if (mode === BORDER_MODE.background || margin === 0) return []
  const fold = mode === BORDER_MODE.mirrored ? -1 : -margin / STRETCHED_EDGE_CM
  const horizontal = foldsAlong(format.width, margin, fold)
  const vertical = foldsAlong(format.height, margin, fold)
  return vertical.flatMap((down) =>
    horizontal.flatMap((across): PaintStep[] =>
      across.scale === 1 && down.scale === 1
        ? []
        : [
            {
              kind: 'wrap',
              box: { x: across.start, y: down.start, width: across.length, height: down.length },
              scaleX: across.scale,
              scaleY: down.scale,
              offsetX: across.offset,
              offsetY: down.offset,
            },
            ...body,
            { kind: 'release' },
          ],
    ),
  )
}

interface Fold {
  readonly start: number
  readonly length: number
  readonly scale: number
  readonly offset: number
}

/** Before, on and after the format along one axis. */
function foldsAlong(side: number, margin: number, fold: number): Fold[] {
  return [
    { start: -margin, length: margin, scale: fold, offset: 0 },
    { start: 0, length: side, scale: 1, offset: 0 },
    { start: side, length: margin, scale: fold, offset: side - fold * side },
  ]
}
