import { textSlots } from '@collagerie/core/collage'
import { centreOf, inset, type Rect, turnedAbout } from '@collagerie/core/geometry'
import type { ImageLayer } from '@collagerie/core/template'
import type { MeasureText } from '@collagerie/core/text'
import type { BuiltTemplate } from '../build-template.ts'
import { sampleTexts } from '../sample-texts.ts'
import type { StaticTemplate } from '../static-template.ts'
import { inkOf } from './ink-of.ts'
import { isShownIn } from './is-shown-in.ts'
import { LONGEST } from './longest-texts.ts'

/** Shares of the shorter side: 0.6 cm on a sheet of 50, and what is enough where photos stand far apart. */
const LEAST = 0.012
const ENOUGH = 0.025
const NOISE_CM = 1e-6

/**
 * Words that come nearer to a photo than photos do to each other: the sample texts, and the longest ones of the shop.
 */
export function wordsAtPhotos(source: StaticTemplate, built: BuiltTemplate, measure: MeasureText): string[] {
  const { format, variation } = built.template
  const photos = variation.layers.filter((layer) => layer.kind === 'image')
  const short = Math.min(format.width, format.height)
  const clear = Math.min(Math.max(gutterOf(photos), LEAST * short), ENOUGH * short) - NOISE_CM
  const sample = sampleTexts(source)
  return textSlots(built.template).flatMap((layer) => {
    const texts = [sample(layer.slot), ...(LONGEST[layer.slot] ?? [])]
    const near = texts.filter((text) =>
      inkOf(layer, text, measure)
        .map((line) => turnedWith(layer, line))
        .some((ink) => photos.some((photo) => isShownIn(photo, inset(ink, -clear), variation.layers, layer.rotation))),
    )
    return near.map((text) => `${layer.slot} ${text}`)
  })
}

/** Where a line stands that turns with its layer, before it turns about its own middle. */
function turnedWith(layer: Rect & { readonly rotation: number }, line: Rect): Rect {
  const { x, y } = turnedAbout(centreOf(line), centreOf(layer), layer.rotation)
  return { ...line, x: x - line.width / 2, y: y - line.height / 2 }
}

/** The narrowest gap between two photos that stand beside each other or one above the other. */
function gutterOf(photos: readonly ImageLayer[]): number {
  const gaps = photos.flatMap((one) =>
    photos.flatMap((other) => [
      ...(meet(one.y, one.height, other.y, other.height) ? [other.x - one.x - one.width] : []),
      ...(meet(one.x, one.width, other.x, other.width) ? [other.y - one.y - one.height] : []),
    ]),
  )
  const [first = 0, ...others] = gaps.filter((gap) => gap > 0)
  return Math.min(first, ...others)
}

function meet(from: number, length: number, other: number, otherLength: number): boolean {
  return from < other + otherLength && other < from + length
}
