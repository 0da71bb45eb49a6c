import { clamp } from '../geometry/index.ts'
import { refuse } from '../result/index.ts'
import {
  choiceAttribute,
  elementLabel,
  optionalAttribute,
  parseNumber,
  quote,
  refuseAttribute,
  refuseContent,
  refuseText,
  refuseUnknown,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'
import type { GradientStop } from './art.ts'
import { artColour } from './art-colour.ts'
import { refuseOtherAttributes } from './refuse-other-attributes.ts'

/** A gradient as defined, not yet fitted to a shape. */
export interface Gradient {
  /** Coordinates are shares of the painted shape's box, or units of its own space. */
  readonly units: 'objectBoundingBox' | 'userSpaceOnUse'
  readonly geometry: LinearGeometry | RadialGeometry
  readonly stops: readonly GradientStop[]
}

interface LinearGeometry {
  readonly kind: 'linear'
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

interface RadialGeometry {
  readonly kind: 'radial'
  readonly cx: number
  readonly cy: number
  readonly r: number
  readonly fx: number
  readonly fy: number
}

export function readGradient(element: XmlElement): Gradient {
  refuseText(element)
  const isLinear = element.name === 'linearGradient'
  refuseOtherAttributes(element, ['id', 'gradientUnits', ...(isLinear ? LINEAR : RADIAL)])
  const units = optionalAttribute(element, 'gradientUnits', 'objectBoundingBox', (_, name) =>
    choiceAttribute(element, name, ['objectBoundingBox', 'userSpaceOnUse']),
  )
  const geometry = isLinear ? readLinear(element, units) : readRadial(element, units)
  const stops: GradientStop[] = []
  for (const child of element.children) stops.push(readStop(child, element, stops.at(-1)?.offset ?? 0))
  if (stops.length === 0) refuse('art-gradient', `${elementLabel(element)}: has no stops`, element.line)
  return { units, geometry, stops }
}

const LINEAR = ['x1', 'y1', 'x2', 'y2'] as const
const RADIAL = ['cx', 'cy', 'r', 'fx', 'fy'] as const

function readLinear(element: XmlElement, units: Gradient['units']): LinearGeometry {
  const read = coordinateReader(element, units)
  return { kind: 'linear', x1: read('x1', 0), y1: read('y1', 0), x2: read('x2', 1), y2: read('y2', 0) }
}

function readRadial(element: XmlElement, units: Gradient['units']): RadialGeometry {
  const read = coordinateReader(element, units)
  const cx = read('cx', 0.5)
  const cy = read('cy', 0.5)
  const r = read('r', 0.5)
  const fx = read('fx', cx)
  const fy = read('fy', cy)
  if (r < 0) refuseAttribute(element, 'r', `${quote(String(r))} is below 0`)
  // A canvas would paint a cone here, SVG would move the focus: the two must not differ.
  if (Math.hypot(fx - cx, fy - cy) > r) refuseAttribute(element, 'fx', 'and fy lie outside the circle')
  return { kind: 'radial', cx, cy, r, fx, fy }
}

/** Defaults are shares of a box, so a gradient in user space must set all but its focus. */
function coordinateReader(element: XmlElement, units: Gradient['units']): (name: string, fallback: number) => number {
  return (name, fallback) => {
    const text = element.attributes[name]
    if (text === undefined) {
      const isFocus = name === 'fx' || name === 'fy'
      return units === 'objectBoundingBox' || isFocus ? fallback : refuseAttribute(element, name, 'is missing')
    }
    const value = units === 'objectBoundingBox' ? readShare(text) : parseNumber(text)
    return value ?? refuseAttribute(element, name, `${quote(text)} is not a number`)
  }
}

function readStop(element: XmlElement, gradient: XmlElement, least: number): GradientStop {
  if (element.name !== 'stop') refuseUnknown(element, gradient)
  refuseContent(element)
  refuseOtherAttributes(element, ['offset', 'stop-color', 'stop-opacity'])
  const offset = stringAttribute(element, 'offset')
  const share = readShare(offset) ?? refuseAttribute(element, 'offset', `${quote(offset)} is not a number`)
  const color = stringAttribute(element, 'stop-color')
  return {
    offset: clamp(share, least, 1),
    color: artColour(color) ?? refuseAttribute(element, 'stop-color', `${quote(color)} is not a colour`),
    opacity: optionalAttribute(element, 'stop-opacity', 1, readOpacity),
  }
}

/** `0.25` or `25%`. */
function readShare(text: string): number | undefined {
  if (!text.endsWith('%')) return parseNumber(text)
  const percent = parseNumber(text.slice(0, -1))
  return percent === undefined ? undefined : percent / 100
}

export function readOpacity(element: XmlElement, name: string): number {
  const text = stringAttribute(element, name)
  const value = parseNumber(text)
  if (value !== undefined && value >= 0 && value <= 1) return value
  return refuseAttribute(element, name, `${quote(text)} is not between 0 and 1`)
}
