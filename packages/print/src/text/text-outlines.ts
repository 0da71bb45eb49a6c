import type { Rect } from '@collagerie/core/geometry'
import { type PathSegment, parsePath } from '@collagerie/core/shapes'
import { paintText, type TextStep } from '@collagerie/painter'
import { nodePlatform } from '@collagerie/painter/node'
import { createCanvas, SvgExportFlag } from '@napi-rs/canvas'

/** Letters as shapes, in centimetres from the format's corner. */
export interface TextOutline {
  readonly color: string
  readonly segments: readonly PathSegment[]
}

/** Fine enough that the outline writer's rounding stays below a thousandth of a millimetre. */
const FINEST = 400
/** A canvas of outlines accepts at most 500 million pixels, although it stores none of them. */
const MOST_PIXELS = 250_000_000
const PATH = /<path\b[^>]*>/g
const MATRIX = /transform="matrix\(([^)]*)\)"/
const TRANSLATE = /transform="translate\(([^)]*)\)"/

/**
 * The letters of a text as the painter sets them: it paints on a canvas that keeps outlines instead of pixels, so face,
 * kerning and spacing are those of the picture by construction.
 */
export function textOutlines(step: TextStep, around: Rect): TextOutline[] {
  const scale = Math.min(FINEST, Math.sqrt(MOST_PIXELS / (around.width * around.height)))
  const canvas = createCanvas(
    Math.ceil(around.width * scale),
    Math.ceil(around.height * scale),
    SvgExportFlag.ConvertTextToPaths,
  )
  const view = { scale, left: around.x * scale, top: around.y * scale }
  const { ground: _painted, ...letters } = step
  paintText(canvas.getContext('2d'), letters, { view, platform: nodePlatform, pictures: () => undefined })
  const paths = canvas.getContent().toString('utf8').match(PATH) ?? []
  return paths.map((path) => ({ color: step.color, segments: moved(path, around, scale) }))
}

function moved(path: string, { x: left, y: top }: Rect, scale: number): PathSegment[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrixOf(path)
  const x = (px: number, py: number) => (a * px + c * py + e) / scale + left
  const y = (px: number, py: number) => (b * px + d * py + f) / scale + top
  return parsePath(/\bd="([^"]*)"/.exec(path)?.[1] ?? '').map((segment): PathSegment => {
    if (segment.kind === 'Z') return segment
    const end = { x: x(segment.x, segment.y), y: y(segment.x, segment.y) }
    if (segment.kind !== 'C') return { kind: segment.kind, ...end }
    const { x1, y1, x2, y2 } = segment
    return { kind: 'C', x1: x(x1, y1), y1: y(x1, y1), x2: x(x2, y2), y2: y(x2, y2), ...end }
  })
}

function matrixOf(path: string): number[] {
  const matrix = MATRIX.exec(path)?.[1]
  if (matrix !== undefined) return numbersIn(matrix)
  const shift = TRANSLATE.exec(path)?.[1]
  return shift === undefined ? [] : [1, 0, 0, 1, ...numbersIn(shift)]
}

function numbersIn(text: string): number[] {
  return text.split(/[\s,]+/).map(Number)
}
