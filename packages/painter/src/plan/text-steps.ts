import { asLargeAsFits, type CollagePage, textLook } from '@collagerie/core/collage'
import type { Format } from '@collagerie/core/format'
import { intersection, type Rect } from '@collagerie/core/geometry'
import type { TextLayer } from '@collagerie/core/template'
import { fitText, layoutText, TEXT_GROUNDS, type TextData, textAir } from '@collagerie/core/text'
import type { PaintStep, TextStep, Turned } from './paint-step.ts'
import type { PlanOptions } from './plan-options.ts'

const HINT_OPACITY = 0.45

export function textSteps(layer: TextLayer, page: CollagePage, options: PlanOptions): PaintStep[] {
  const look = textLook(page, layer)
  if (look.text.trim() !== '' && look.text !== layer.look.text) return stepsFor(layer.slot, layer, look, options)
  const { unwritten } = options
  const words = look.text || (unwritten?.text(layer.slot) ?? '')
  const steps = stepsFor(layer.slot, layer, asLargeAsFits(layer, { ...look, text: words }, options.measure), options)
  const isHint = look.text === '' && unwritten?.kind === 'hint'
  return isHint ? steps.map((step) => ({ ...step, opacity: HINT_OPACITY })) : steps
}

/** A photo may extend into the margin, but its text must not be cut off or folded away. */
export function photoTextSteps(
  slot: string,
  photo: Turned,
  format: Format,
  data: TextData,
  options: PlanOptions,
): PaintStep[] {
  return stepsFor(slot, { ...onFront(photo, photo.rotation, format), rotation: photo.rotation }, data, options, photo)
}

/** The part of a photo's box on the format; turned photos never extend. */
export function onFront(photo: Rect, rotation: number, format: Format): Rect {
  return (rotation === 0 && intersection(photo, { x: 0, y: 0, ...format })) || photo
}

/** `whole` is the box under the field behind the lines. */
function stepsFor(slot: string, box: Turned, asked: TextData, options: PlanOptions, whole: Rect = box): TextStep[] {
  const data = fitText(asked, box, options.measure)
  const { lines, fontSize } = layoutText(data, box, options.measure)
  if (lines.length === 0) return []
  const step: TextStep = {
    kind: 'text',
    slot,
    box: { x: box.x, y: box.y, width: box.width, height: box.height, rotation: box.rotation },
    color: data.color,
    font: data.font,
    weight: data.weight,
    fontSize,
    letterSpacing: data.letterSpacing,
    lines: lines.map((line) => ({ text: line.text, x: line.x, y: line.baseline })),
  }
  const ground = data.background === 'none' ? undefined : TEXT_GROUNDS[data.background]
  return [ground ? { ...step, ground: { ...ground, box: groundBox(box, whole, lines, data) } } : step]
}

/**
 * From the field's edges to the first and the last baseline, in sizes of the letters: as much over the capitals as
 * under the line.
 */
const ABOVE = 1.5
const BELOW = 0.8

/**
 * The field behind the lines is as wide as the photo, from above the first line to below the last. Above and below it,
 * either the field reaches the photo's edge or it leaves a margin wider than the text's own; a narrower one would print
 * as a thin line of photo.
 */
function groundBox(box: Rect, whole: Rect, lines: readonly { readonly baseline: number }[], data: TextData): Rect {
  const baselines = lines.map((line) => line.baseline)
  const least = textAir(data)
  const first = Math.min(...baselines) - data.fontSize * ABOVE
  const last = Math.max(...baselines) + data.fontSize * BELOW
  const top = first > least ? first : whole.y - box.y
  const bottom = box.height - last > least ? last : whole.y + whole.height - box.y
  return { x: whole.x - box.x, y: top, width: whole.width, height: bottom - top }
}
