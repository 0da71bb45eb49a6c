import { inset, type Rect, turnedBounds, union } from '@collagerie/core/geometry'
import { artBounds } from './art-bounds.ts'
import type { PaintStep, TextStep, Turned } from './paint-step.ts'

/** More than any antialiasing needs, on the sheet and on whatever it is painted on. */
const SPARE = { cm: 0.2, px: 1.5 } as const

/** How far a blurred edge reaches, and how far it falls, as a share of the blur. */
const REACH = 2.3

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 }

/**
 * Where a step can leave a mark, in centimetres, when it is painted at `scale` pixels per centimetre; undefined if that
 * depends on more than the step. The box may be too large, which costs time, but never too small, which would spoil the
 * picture.
 */
export function boundsOf(step: PaintStep, scale: number): Rect | undefined {
  const around = (box: Rect, more = 0) => inset(box, -more - Math.max(SPARE.cm, SPARE.px / scale))
  const aroundTurned = (box: Turned, more?: number) => around(turnedBounds(box, box.rotation), more)
  switch (step.kind) {
    case 'field': {
      const circles = step.circles.map(({ x, y, radius }) => squareAbout(x, y, 2 * radius))
      return union([...step.boxes.map((box) => aroundTurned(box)), ...circles.map((box) => around(box))]) ?? NOWHERE
    }
    case 'card':
      return aroundTurned(step.box, (step.shadow + step.glow) * REACH)
    case 'clear':
      return union(step.boxes.map((box) => around(box))) ?? NOWHERE
    case 'photo':
    case 'placeholder':
      return aroundTurned(step.box)
    case 'art':
      return aroundTurned(artBounds(step.art, step.box))
    case 'text':
      // Letters may hang out of their box by about their own size.
      return union([aroundTurned(step.box, step.fontSize), ...groundsOf(step).map((box) => around(box))])
    case 'badge': {
      const { width, height } = step.space
      return around({ x: step.at.x - width / 2, y: step.at.y - height / 2, width, height })
    }
    case 'clip':
    case 'wrap':
    case 'release':
      return undefined
  }
}

/** The field behind a text on a photo, which may reach out of the text's box into the margin. */
export function groundsOf({ box, ground }: TextStep): Rect[] {
  return ground ? [{ ...ground.box, x: box.x + ground.box.x, y: box.y + ground.box.y }] : []
}

function squareAbout(x: number, y: number, side: number): Rect {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side }
}
