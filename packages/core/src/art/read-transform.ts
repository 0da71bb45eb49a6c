import { inRadians } from '../geometry/index.ts'
import { parseNumber, quote, refuseAttribute, type XmlElement } from '../xml/index.ts'
import { compose, IDENTITY, type Matrix } from './matrix.ts'

type Maker = (values: readonly number[]) => Matrix | undefined

/** Each returns undefined for a wrong count of numbers. */
const MAKERS: Readonly<Record<string, Maker>> = {
  translate: ([x, y = 0, ...rest]) => (x === undefined || rest.length > 0 ? undefined : [1, 0, 0, 1, x, y]),
  scale: ([x, y = x, ...rest]) =>
    x === undefined || y === undefined || rest.length > 0 ? undefined : [x, 0, 0, y, 0, 0],
  rotate: (values) => {
    const [degrees, x = 0, y = 0] = values
    if (degrees === undefined || (values.length !== 1 && values.length !== 3)) return undefined
    const cos = Math.cos(inRadians(degrees))
    const sin = Math.sin(inRadians(degrees))
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
  },
  skewX: ([degrees, ...rest]) =>
    degrees === undefined || rest.length > 0 ? undefined : [1, 0, Math.tan(inRadians(degrees)), 1, 0, 0],
  skewY: ([degrees, ...rest]) =>
    degrees === undefined || rest.length > 0 ? undefined : [1, Math.tan(inRadians(degrees)), 0, 1, 0, 0],
  matrix: ([a, b, c, d, e, f, ...rest]) =>
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    e === undefined ||
    f === undefined ||
    rest.length > 0
      ? undefined
      : [a, b, c, d, e, f],
}

const STEP = /[\s,]*([a-zA-Z]+)\s*\(([^()]*)\)[\s,]*/y

/** The element's transform inside that of its parent. */
export function readTransform(element: XmlElement, outer: Matrix): Matrix {
  const text = element.attributes['transform']
  if (text === undefined) return outer
  let result = IDENTITY
  let at = 0
  while (at < text.length) {
    STEP.lastIndex = at
    const [whole, name = '', list = ''] = STEP.exec(text) ?? refuseTransform(element, text)
    result = compose(result, readStep(name, list) ?? refuseTransform(element, whole))
    at += whole.length
  }
  const composed = compose(outer, result)
  return composed.every(Number.isFinite) ? composed : refuseTransform(element, text)
}

function readStep(name: string, list: string): Matrix | undefined {
  const values = readNumbers(list)
  return values && Object.hasOwn(MAKERS, name) ? MAKERS[name]?.(values) : undefined
}

/** A list separated by spaces or commas; undefined if one is not a number. */
export function readNumbers(list: string): readonly number[] | undefined {
  const parts = list.split(/[\s,]+/).filter(Boolean)
  const values = parts.map(parseNumber)
  return values.every((value) => value !== undefined) ? values : undefined
}

function refuseTransform(element: XmlElement, text: string): never {
  return refuseAttribute(element, 'transform', `${quote(text.trim())} is not a transform`)
}
