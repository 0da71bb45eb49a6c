import type { Collage } from '@collagerie/core/collage'
import { toHash } from '@collagerie/core/colour'
import type { Rect } from '@collagerie/core/geometry'
import type { TextLayer, TextLook } from '@collagerie/core/template'
import { fitText, layoutText, startingText, type TextData } from '@collagerie/core/text'
import type { PlanOptions } from './plan-options.ts'
import type { Step, TextStep, Turned } from './step.ts'

const GROUNDS = {
  back1: { color: '#ffffff', opacity: 0.75 },
  back2: { color: '#1f1d1a', opacity: 0.55 },
}

export function textSteps(layer: TextLayer, collage: Collage, options: PlanOptions): Step[] {
  const data = collage.userdata.texts[layer.slot] ?? untouchedText(layer, options)
  return stepsFor(layer.slot, layer, data, options)
}

const TITLE_SLOT = 'txt1'

/** What stands in a slot nobody has written in: the template's own words and look, else the general defaults. */
function untouchedText(layer: TextLayer, options: PlanOptions): TextData {
  const role = layer.slot === TITLE_SLOT ? 'title' : 'subtitle'
  return startingText(role, { text: options.defaultText(layer.slot), ...lookOf(layer.look) }, layer, options.measure)
}

/** Templates write colours with 0x, as XML does. */
function lookOf({ color, ...look }: TextLook): Partial<TextData> {
  return color === undefined ? look : { ...look, color: toHash(color) }
}

export function photoTextSteps(slot: string, box: Turned, data: TextData, options: PlanOptions): Step[] {
  return stepsFor(slot, box, data, options)
}

function stepsFor(slot: string, box: Turned, asked: TextData, options: PlanOptions): Step[] {
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
  const ground = data.background === 'none' ? undefined : GROUNDS[data.background]
  return [ground ? { ...step, ground: { ...ground, box: groundBox(box, lines, fontSize) } } : step]
}

/** The field behind the lines runs the width of the box, from above the first line to below the last. */
function groundBox(box: Rect, lines: readonly { readonly baseline: number }[], fontSize: number): Rect {
  const baselines = lines.map((line) => line.baseline)
  const top = Math.max(0, Math.min(...baselines) - fontSize * 1.15)
  const bottom = Math.min(box.height, Math.max(...baselines) + fontSize * 0.5)
  return { x: 0, y: top, width: box.width, height: bottom - top }
}
