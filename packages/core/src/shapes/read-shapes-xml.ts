import { attempt, type Result, refuse, valueOrRefuse } from '../result/index.ts'
import {
  onlyAttributes,
  positiveAttribute,
  readXml,
  refuseContent,
  refuseText,
  refuseUnknown,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'
import type { DigitShapes } from './digit-shapes.ts'
import { type Outline, outlinePolygon } from './outline.ts'
import { polygonArea } from './polygon.ts'

const STYLES = 3
const DIGITS = 10
const MOST_CHARACTERS = 1_000_000
/** How far a drawing may miss its viewport's edges, as a share of its height. */
const SLACK = 0.02
/** A digit with a smaller filled share has no room for photos. */
const LEAST_FILLED = 0.1

/**
 * The shapes file: a shape for every digit of every style, with the id `style-digit`. All of them, or the first fault.
 */
export function readShapesXml(text: string): Result<DigitShapes> {
  return attempt(() => readShapes(valueOrRefuse(readXml(text, { mostCharacters: MOST_CHARACTERS }))))
}

function readShapes(root: XmlElement): DigitShapes {
  if (root.name !== 'shapes') refuse('shapes-root', `${root.name}: not a file of shapes`, root.line)
  refuseText(root)
  onlyAttributes(root, [])
  const found = new Map<string, Outline>()
  for (const child of root.children) {
    if (child.name !== 'shape') refuseUnknown(child, root)
    const id = stringAttribute(child, 'id')
    if (!/^[0-2]-\d$/.test(id)) refuse('shapes-id', `shape ${id}: not the id of a digit such as 0-7`, child.line)
    if (found.has(id)) refuse('shapes-twice', `shape ${id}: drawn twice`, child.line)
    found.set(id, readOutline(child, id))
  }
  return Array.from({ length: STYLES }, (_, style) =>
    Array.from({ length: DIGITS }, (_digit, digit) => {
      const id = `${style}-${digit}`
      return found.get(id) ?? refuse('shapes-missing', `shape ${id}: not drawn`, root.line)
    }),
  )
}

function readOutline(element: XmlElement, id: string): Outline {
  refuseContent(element)
  onlyAttributes(element, ['id', 'width', 'height', 'path'])
  const outline = {
    width: positiveAttribute(element, 'width'),
    height: positiveAttribute(element, 'height'),
    path: stringAttribute(element, 'path'),
  }
  const fault = faultOf(outline)
  return fault === undefined ? outline : refuse('shapes-path', `shape ${id}: ${fault}`, element.line)
}

function faultOf(outline: Outline): string | undefined {
  const { width, height } = outline
  const polygon = polygonOf(outline)
  if (!polygon) return 'the path cannot be read'
  const points = polygon.flat()
  const slack = SLACK * height
  const misses = (at: number, edge: number) => !(Math.abs(at - edge) <= slack)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  if (misses(Math.min(...xs), 0) || misses(Math.max(...xs), width)) return 'the path does not fill its width'
  if (misses(Math.min(...ys), 0) || misses(Math.max(...ys), height)) return 'the path does not fill its height'
  if (!(polygonArea(polygon) >= LEAST_FILLED * width * height)) return 'the path encloses almost nothing'
  return undefined
}

function polygonOf(outline: Outline) {
  try {
    return outlinePolygon(outline)
  } catch {
    return undefined
  }
}
