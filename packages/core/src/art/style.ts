import {
  choiceAttribute,
  notNegativeAttribute,
  optionalAttribute,
  quote,
  refuseAttribute,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'
import type { FillRule, Stroke } from './art.ts'
import { artColour } from './art-colour.ts'
import { readOpacity } from './gradient.ts'
import { readNumbers } from './read-transform.ts'

/** What shapes inherit from the groups around them. */
export interface Style {
  readonly fill: PaintReference
  readonly fillOpacity: number
  readonly fillRule: FillRule
  readonly stroke: PaintReference
  readonly strokeOpacity: number
  readonly strokeWidth: number
  readonly cap: Stroke['cap']
  readonly join: Stroke['join']
  readonly dash: readonly number[]
}

export type PaintReference =
  | { readonly kind: 'none' }
  | { readonly kind: 'colour'; readonly color: string }
  | { readonly kind: 'gradient'; readonly id: string }

export const INITIAL_STYLE: Style = {
  fill: { kind: 'colour', color: '#000000' },
  fillOpacity: 1,
  fillRule: 'nonzero',
  stroke: { kind: 'none' },
  strokeOpacity: 1,
  strokeWidth: 1,
  cap: 'butt',
  join: 'miter',
  dash: [],
}

export const STYLE_ATTRIBUTES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
] as const

export function readStyle(element: XmlElement, inherited: Style): Style {
  const read = <Value>(
    name: (typeof STYLE_ATTRIBUTES)[number],
    from: Value,
    reader: (element: XmlElement, name: string) => Value,
  ): Value => optionalAttribute(element, name, from, reader)
  return {
    fill: read('fill', inherited.fill, readPaintReference),
    fillOpacity: read('fill-opacity', inherited.fillOpacity, readOpacity),
    fillRule: read('fill-rule', inherited.fillRule, (of, name) => choiceAttribute(of, name, ['nonzero', 'evenodd'])),
    stroke: read('stroke', inherited.stroke, readPaintReference),
    strokeOpacity: read('stroke-opacity', inherited.strokeOpacity, readOpacity),
    strokeWidth: read('stroke-width', inherited.strokeWidth, notNegativeAttribute),
    cap: read('stroke-linecap', inherited.cap, (of, name) => choiceAttribute(of, name, ['butt', 'round', 'square'])),
    join: read('stroke-linejoin', inherited.join, (of, name) => choiceAttribute(of, name, ['miter', 'round', 'bevel'])),
    dash: read('stroke-dasharray', inherited.dash, readDash),
  }
}

const GRADIENT_REFERENCE = /^url\(\s*(['"]?)#([\w-]+)\1\s*\)$/

function readPaintReference(element: XmlElement, name: string): PaintReference {
  const text = stringAttribute(element, name).trim()
  if (text === 'none') return { kind: 'none' }
  const id = GRADIENT_REFERENCE.exec(text)?.[2]
  if (id) return { kind: 'gradient', id }
  const color = artColour(text)
  return color ? { kind: 'colour', color } : refuseAttribute(element, name, `${quote(text)} is not a colour`)
}

function readDash(element: XmlElement, name: string): readonly number[] {
  const text = stringAttribute(element, name)
  if (text === 'none') return []
  const lengths = readNumbers(text)
  if (!lengths || lengths.some((length) => length < 0)) {
    return refuseAttribute(element, name, `${quote(text)} is not a list of lengths`)
  }
  // All zeros mean a continuous line.
  return lengths.some((length) => length > 0) ? lengths : []
}
