import { asLargeAsFits, type Collage, textLook } from '@collagerie/core/collage'
import type { Rect } from '@collagerie/core/geometry'
import type { TextLayer } from '@collagerie/core/template'
import { fitText, layoutText, TEXT_GROUNDS, type TextData } from '@collagerie/core/text'
import type { PlanOptions } from './plan-options.ts'
import type { Step, TextStep, Turned } from './step.ts'

/** How much of its ink a hint is painted with. */
const HINT_OPACITY = 0.45

export function textSteps(layer: TextLayer, collage: Collage, options: PlanOptions): Step[] {
  const look = textLook(collage, layer)
  if (look.text.trim() !== '' && look.text !== layer.look.text) return stepsFor(layer.slot, layer, look, options)
  const { unwritten } = options
  const words = look.text || (unwritten?.text(layer.slot) ?? '')
  const steps = stepsFor(layer.slot, layer, asLargeAsFits(layer, { ...look, text: words }, options.measure), options)
  const isHint = look.text === '' && unwritten?.kind === 'hint'
  return isHint ? steps.map((step) => ({ ...step, opacity: HINT_OPACITY })) : steps
}

export function photoTextSteps(slot: string, box: Turned, data: TextData, options: PlanOptions): Step[] {
  return stepsFor(slot, box, data, options)
}

function stepsFor(slot: string, box: Turned, asked: TextData, options: PlanOptions): TextStep[] {
  const data = fitText(asked, box, options.measure)
  const { lines, fontSize } = layoutText(data, box, options.measure)
  if (lines.length === 0) return []
  const step: TextStep = {
    kind: 'text',
    slot,
    box: { x: box.x, y: box.y, width: box.width, height: box.height, rotation: box.rotation },
    color: data.color,
    font: data.font,
    style: data.style,
    fontSize,
    letterSpacing: data.letterSpacing,
    lines: lines.map((line) => ({ text: line.text, x: line.x, y: line.baseline })),
  }
  const ground = data.background === 'none' ? undefined : TEXT_GROUNDS[data.background]
  return [ground ? { ...step, ground: { ...ground, box: groundBox(box, lines, data) } } : step]
}

/**
 * The field behind the lines runs the width of the box, from above the first line to below the last. What is left to the
 * edge is nothing or more than the padding: less would be printed as a thin line of photo under the field.
 */
function groundBox(
  box: Rect,
  lines: readonly { readonly baseline: number }[],
  { fontSize, padding }: Pick<TextData, 'fontSize' | 'padding'>,
): Rect {
  const baselines = lines.map((line) => line.baseline)
  const above = Math.min(...baselines) - fontSize * 1.15
  const below = box.height - Math.max(...baselines) - fontSize * 0.5
  const [top, bottom] = [above, below].map((rest) => (rest > padding ? rest : 0)) as [number, number]
  return { x: 0, y: top, width: box.width, height: box.height - top - bottom }
}
