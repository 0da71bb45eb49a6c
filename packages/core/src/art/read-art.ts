import type { Rect } from '../geometry/index.ts'
import { attempt, type Result, refuse, valueOrRefuse } from '../result/index.ts'
import { type PathSegment, PathSyntaxError, parsePath } from '../shapes/index.ts'
import {
  elementLabel,
  optionalAttribute,
  quote,
  readXml,
  refuseAttribute,
  refuseText,
  refuseUnknown,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'
import type { Art, ArtPath } from './art.ts'
import { type Gradient, readGradient, readOpacity } from './gradient.ts'
import { IDENTITY, type Matrix } from './matrix.ts'
import { pathBounds } from './path-bounds.ts'
import { readNumbers, readTransform } from './read-transform.ts'
import { refuseOtherAttributes } from './refuse-other-attributes.ts'
import { type PaintedShape, resolvePaint } from './resolve-paint.ts'
import { SHAPES } from './shapes.ts'
import { INITIAL_STYLE, readStyle, STYLE_ATTRIBUTES, type Style } from './style.ts'

/** A path drawn by hand has some 20,000 characters. */
const BOUNDS = { mostCharacters: 4_000_000, longAttributes: { d: 200_000, points: 200_000 } }
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const GROUP_ATTRIBUTES = ['id', 'opacity', 'transform', ...STYLE_ATTRIBUTES]
const ROOT_ATTRIBUTES = ['xmlns', 'viewBox', 'width', 'height', 'id', ...STYLE_ATTRIBUTES]
const COMMENTS = new Set(['title', 'desc'])

/** What a group hands down to everything inside it. */
interface Surroundings {
  readonly style: Style
  readonly transform: Matrix
  readonly opacity: number
}

/** Reads the strict part of SVG that paints alike everywhere; anything outside it refuses the whole. */
export function readArt(svgText: string): Result<Art> {
  return attempt(() => {
    const root = valueOrRefuse(readXml(svgText, BOUNDS))
    if (root.name !== 'svg') refuse('xml-unknown-element', `${elementLabel(root)}: not an svg`, root.line)
    refuseOtherAttributes(root, ROOT_ATTRIBUTES)
    const { xmlns = SVG_NAMESPACE } = root.attributes
    if (xmlns !== SVG_NAMESPACE) refuseAttribute(root, 'xmlns', `${quote(xmlns)} is not SVG's`)
    const viewBox = readViewBox(root)
    const gradients = new Map<string, Gradient>()
    collectGradients(root, gradients)
    const surroundings = { style: readStyle(root, INITIAL_STYLE), transform: IDENTITY, opacity: 1 }
    return { viewBox, paths: readChildren(root, surroundings, gradients) }
  })
}

function readViewBox(root: XmlElement): Rect {
  const text = stringAttribute(root, 'viewBox')
  const [x, y, width, height, ...rest] = readNumbers(text) ?? []
  if (x === undefined || y === undefined || !width || !height || width < 0 || height < 0 || rest.length > 0) {
    return refuseAttribute(root, 'viewBox', `${quote(text)} is not a box`)
  }
  return { x, y, width, height }
}

/** Shapes may come before the definitions they use, so these are read first. */
function collectGradients(element: XmlElement, found: Map<string, Gradient>): void {
  for (const child of element.children) {
    if (child.name !== 'defs') {
      collectGradients(child, found)
      continue
    }
    refuseText(child)
    refuseOtherAttributes(child, ['id'])
    for (const definition of child.children) {
      if (definition.name !== 'linearGradient' && definition.name !== 'radialGradient') refuseUnknown(definition, child)
      const id = stringAttribute(definition, 'id')
      if (found.has(id)) refuseAttribute(definition, 'id', 'exists twice')
      found.set(id, readGradient(definition))
    }
  }
}

function readChildren(parent: XmlElement, around: Surroundings, gradients: ReadonlyMap<string, Gradient>): ArtPath[] {
  refuseText(parent)
  return parent.children.flatMap((child): ArtPath[] => {
    if (child.name === 'g') {
      refuseOtherAttributes(child, GROUP_ATTRIBUTES)
      return readChildren(child, enter(child, around), gradients)
    }
    if (child.name === 'defs' || COMMENTS.has(child.name)) return []
    return readArtPath(child, parent, around, gradients)
  })
}

function enter(element: XmlElement, around: Surroundings): Surroundings {
  return {
    style: readStyle(element, around.style),
    transform: readTransform(element, around.transform),
    opacity: around.opacity * optionalAttribute(element, 'opacity', 1, readOpacity),
  }
}

function readArtPath(
  element: XmlElement,
  parent: XmlElement,
  around: Surroundings,
  gradients: ReadonlyMap<string, Gradient>,
): ArtPath[] {
  const kind = Object.hasOwn(SHAPES, element.name) ? SHAPES[element.name] : undefined
  if (!kind) return refuseUnknown(element, parent)
  refuseText(element)
  const child = element.children.find((candidate) => !COMMENTS.has(candidate.name))
  if (child) refuseUnknown(child, element)
  refuseOtherAttributes(element, [...GROUP_ATTRIBUTES, ...kind.attributes])
  const { style, transform, opacity } = enter(element, around)
  const path = kind.path(element)
  const segments = readSegments(path, element)
  const shape: PaintedShape = { element, box: () => pathBounds(segments) }
  const fill = resolvePaint(style.fill, style.fillOpacity, gradients, shape)
  const strokePaint =
    style.strokeWidth > 0 ? resolvePaint(style.stroke, style.strokeOpacity, gradients, shape) : undefined
  if (segments.length === 0 || (!fill && !strokePaint)) return []
  const stroke = strokePaint && {
    paint: strokePaint,
    width: style.strokeWidth,
    cap: style.cap,
    join: style.join,
    dash: style.dash,
  }
  return [
    { path, transform, ...(fill ? { fill } : {}), ...(stroke ? { stroke } : {}), fillRule: style.fillRule, opacity },
  ]
}

/** Browsers draw broken path data up to the first mistake; here it is refused. */
function readSegments(path: string, element: XmlElement): readonly PathSegment[] {
  const segments = attemptPath(path, element)
  return segments.every(isBounded) ? segments : refuseAttribute(element, 'd', 'holds a number past all bounds')
}

function isBounded(segment: PathSegment): boolean {
  if (segment.kind === 'Z') return true
  const isAtEnd = Number.isFinite(segment.x) && Number.isFinite(segment.y)
  if (segment.kind !== 'C') return isAtEnd
  return isAtEnd && [segment.x1, segment.y1, segment.x2, segment.y2].every(Number.isFinite)
}

function attemptPath(path: string, element: XmlElement): readonly PathSegment[] {
  try {
    return parsePath(path)
  } catch (error) {
    if (!(error instanceof PathSyntaxError)) throw error
    return refuseAttribute(element, 'd', `is not path data: ${error.message}`)
  }
}
