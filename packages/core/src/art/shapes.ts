import { refuse } from '../result/index.ts'
import {
  elementLabel,
  formatNumber,
  notNegativeAttribute,
  numberAttribute,
  optionalAttribute,
  quote,
  refuseAttribute,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'
import { readNumbers } from './read-transform.ts'

interface ShapeKind {
  readonly attributes: readonly string[]
  /** Path data; empty if SVG draws nothing, as for a rectangle without height. */
  readonly path: (element: XmlElement) => string
}

/** Every drawing element art may hold, and how it reads as a path. */
export const SHAPES: Readonly<Record<string, ShapeKind>> = {
  path: { attributes: ['d'], path: (element) => stringAttribute(element, 'd').trim() },
  rect: { attributes: ['x', 'y', 'width', 'height', 'rx', 'ry'], path: rectPath },
  circle: {
    attributes: ['cx', 'cy', 'r'],
    path: (element) => {
      const radius = notNegativeAttribute(element, 'r')
      return ellipsePath(element, radius, radius)
    },
  },
  ellipse: {
    attributes: ['cx', 'cy', 'rx', 'ry'],
    path: (element) => ellipsePath(element, notNegativeAttribute(element, 'rx'), notNegativeAttribute(element, 'ry')),
  },
  line: {
    attributes: ['x1', 'y1', 'x2', 'y2'],
    path: (element) => {
      const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => numberOrZero(element, name))
      return pen(element)`M${x1} ${y1}L${x2} ${y2}`
    },
  },
  polyline: { attributes: ['points'], path: pointsPath },
  polygon: {
    attributes: ['points'],
    path: (element) => {
      const open = pointsPath(element)
      return open && `${open}Z`
    },
  },
}

function rectPath(element: XmlElement): string {
  const x = numberOrZero(element, 'x')
  const y = numberOrZero(element, 'y')
  const width = notNegativeAttribute(element, 'width')
  const height = notNegativeAttribute(element, 'height')
  if (width === 0 || height === 0) return ''
  // One radius stands for both.
  const givenX = optionalAttribute(element, 'rx', undefined, notNegativeAttribute)
  const givenY = optionalAttribute(element, 'ry', undefined, notNegativeAttribute)
  const rx = Math.min(givenX ?? givenY ?? 0, width / 2)
  const ry = Math.min(givenY ?? givenX ?? 0, height / 2)
  const right = x + width
  const bottom = y + height
  const draw = pen(element)
  if (rx === 0 || ry === 0) return draw`M${x} ${y}H${right}V${bottom}H${x}Z`
  return [
    draw`M${x + rx} ${y}H${right - rx}A${rx} ${ry} 0 0 1 ${right} ${y + ry}`,
    draw`V${bottom - ry}A${rx} ${ry} 0 0 1 ${right - rx} ${bottom}`,
    draw`H${x + rx}A${rx} ${ry} 0 0 1 ${x} ${bottom - ry}`,
    draw`V${y + ry}A${rx} ${ry} 0 0 1 ${x + rx} ${y}Z`,
  ].join('')
}

function ellipsePath(element: XmlElement, rx: number, ry: number): string {
  if (rx === 0 || ry === 0) return ''
  const cx = numberOrZero(element, 'cx')
  const cy = numberOrZero(element, 'cy')
  // Dashes start at three o'clock, as in SVG.
  return pen(element)`M${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}Z`
}

function pointsPath(element: XmlElement): string {
  const text = stringAttribute(element, 'points')
  const values = readNumbers(text)
  if (!values || values.length % 2 !== 0) {
    return refuseAttribute(element, 'points', `${quote(text)} is not a list of points`)
  }
  const draw = pen(element)
  const points: string[] = []
  for (let index = 0; index < values.length; index += 2) points.push(draw`${values[index]} ${values[index + 1]}`)
  return points.length < 2 ? '' : `M${points.join('L')}`
}

function numberOrZero(element: XmlElement, name: string): number {
  return optionalAttribute(element, name, 0, numberAttribute)
}

/** Writes numbers without exponents and float noise; sums of large ones may exceed all bounds. */
function pen(element: XmlElement) {
  return (texts: TemplateStringsArray, ...values: readonly (number | undefined)[]): string => {
    const written = values.map((value = 0) => (Number.isFinite(value) ? formatNumber(value) : refuseSize(element)))
    return String.raw({ raw: texts }, ...written)
  }
}

function refuseSize(element: XmlElement): never {
  return refuse('art-number', `${elementLabel(element)}: its size is past all bounds`, element.line)
}
