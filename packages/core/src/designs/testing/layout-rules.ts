import { expect } from 'vitest'
import { intersection, type Rect, turnedBounds } from '../../geometry/index.ts'
import { parsePath } from '../../shapes/index.ts'
import { flattenPath } from '../../shapes/polygon.ts'
import { visibleShare } from '../../shapes/testing/visible-share.ts'
import type { ImageLayer, Template, TextLayer } from '../../template/index.ts'
import { MOST_PHOTOS } from '../cell-count.ts'
import type { Layout } from '../design.ts'

// What every layout owes the customer, as checks that throw with the numbers at fault.

/** Places and sides are rounded to a millionth each. */
const TOLERANCE = 2.5e-6

function fail(rule: string, ...facts: readonly unknown[]): never {
  throw new Error(`${rule}: ${facts.map((fact) => JSON.stringify(fact)).join(' ')}`)
}

/** The photos by the number of their slot. */
export function photosOf(template: Template): ImageLayer[] {
  const photos = template.variation.layers.filter((layer) => layer.kind === 'image')
  return photos.toSorted((a, b) => Number(a.slot.slice(3)) - Number(b.slot.slice(3)))
}

export function textsOf(template: Template): TextLayer[] {
  return template.variation.layers.filter((layer) => layer.kind === 'text')
}

function isInside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - TOLERANCE &&
    inner.y >= outer.y - TOLERANCE &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE
  )
}

function overlaps(a: Rect, b: Rect): boolean {
  const shared = intersection(a, b)
  return shared !== undefined && shared.width > TOLERANCE && shared.height > TOLERANCE
}

/** Photos (as turned) and texts stay within the format. */
export function expectInsideFormat(template: Template): void {
  const format = { x: 0, y: 0, ...template.format }
  for (const layer of [...photosOf(template), ...textsOf(template)]) {
    if (!isInside(turnedBounds(layer, layer.rotation), format)) fail('leaves the format', format, layer)
  }
}

/** Slots are img1, img2, ... without a gap, and every number is finite. */
export function expectSlotNames(template: Template): void {
  photosOf(template).forEach((photo, index) => {
    if (photo.slot !== `img${index + 1}`) fail('slot name', index, photo)
    const numbers = [photo.x, photo.y, photo.width, photo.height, photo.rotation, photo.printMargin]
    if (!numbers.every(Number.isFinite)) fail('number', photo)
  })
  if (photosOf(template).length === 0) fail('no photo')
}

/** Every slot keeps at least `least` cm of photo inside its border. */
export function expectLeastSide(template: Template, least = 1): void {
  for (const photo of photosOf(template)) {
    const border = photo.photoBorder ?? template.variation.photoBorder ?? 0
    if (Math.min(photo.width, photo.height) - 2 * border < least - TOLERANCE) fail('slot too small', border, photo)
  }
}

/** What is seen of each slot: its box (as turned) inside the outline that cuts it. */
function visibleAreas(template: Template): number[] {
  const clip = template.variation.layers.find((layer) => layer.kind === 'clip')
  const outline =
    clip &&
    flattenPath(parsePath(clip.path)).map((ring) =>
      ring.map(({ x, y }) => ({
        x: clip.x + (x / clip.viewportWidth) * clip.width,
        y: clip.y + (y / clip.viewportHeight) * clip.height,
      })),
    )
  return photosOf(template).map((photo) => {
    const share = outline ? visibleShare(photo, outline, photo.rotation) : 1
    return share * photo.width * photo.height
  })
}

/** No more photos than anybody would bring, and none that shows too little to be worth choosing. */
export function expectWorthFilling(template: Template): void {
  const areas = visibleAreas(template).toSorted((a, b) => a - b)
  expect(areas).not.toHaveLength(0)
  if (areas.length > MOST_PHOTOS) fail('too many photos', areas.length, template.format, template.generator)
  const [least = 0] = areas
  const median = areas[areas.length >> 1] ?? 0
  if (least < 2 || least < median / 10) fail('a speck', { least, median }, template.format, template.generator)
}

/** Text bands lie beside the photos (as turned) and beside each other. */
export function expectTextClear(template: Template): void {
  const texts = textsOf(template)
  for (const text of texts) {
    for (const photo of photosOf(template)) {
      if (overlaps(text, turnedBounds(photo, photo.rotation))) fail('text on photo', text, photo)
    }
    for (const other of texts) if (other !== text && overlaps(text, other)) fail('text on text', text, other)
  }
}

/** The unturned boxes do not overlap. */
export function expectNoOverlap(layout: Pick<Layout, 'photos'>): void {
  layout.photos.forEach((a, index) => {
    for (const b of layout.photos.slice(index + 1)) if (overlaps(a, b)) fail('overlap', a, b)
  })
}

const turned = (box: Rect): Rect => ({ x: box.y, y: box.x, width: box.height, height: box.width })

function expectSpacedAcross(boxes: readonly Rect[], spacing: number): void {
  for (const a of boxes) {
    let nearest = Number.POSITIVE_INFINITY
    for (const b of boxes) {
      const facing = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > TOLERANCE
      if (facing && b.x > a.x + TOLERANCE) nearest = Math.min(nearest, b.x - a.x - a.width)
    }
    if (nearest !== Number.POSITIVE_INFINITY && Math.abs(nearest - spacing) > TOLERANCE) {
      fail('neighbours not spaced', { spacing, nearest }, a)
    }
  }
}

/** Neighbours facing each other are exactly `spacing` apart, across and down. */
export function expectNeighboursSpaced(layout: Pick<Layout, 'photos'>, spacing: number): void {
  expectSpacedAcross(layout.photos, spacing)
  expectSpacedAcross(layout.photos.map(turned), spacing)
}

/**
 * The photos fill `area` with no gap but the spacing: boxes grown by half a spacing tile the area grown likewise, which
 * for boxes that do not overlap is a matter of adding up areas.
 */
export function expectFilled(layout: Pick<Layout, 'photos'>, area: Rect, spacing: number): void {
  expectNoOverlap(layout)
  for (const photo of layout.photos) if (!isInside(photo, area)) fail('outside the photo area', area, photo)
  const covered = layout.photos.reduce((sum, box) => sum + (box.width + spacing) * (box.height + spacing), 0)
  const whole = (area.width + spacing) * (area.height + spacing)
  if (Math.abs(covered - whole) > TOLERANCE * whole) fail('not filled', { area, spacing, covered, whole })
}

/** Nothing comes after what lies wholly below it, nor after what is level with it and further right. */
export function expectReadingOrder(layout: Pick<Layout, 'photos'>): void {
  expect(layout.photos).not.toHaveLength(0)
  layout.photos.forEach((late, index) => {
    for (const early of layout.photos.slice(0, index)) {
      const inEarlierRow = late.y + late.height <= early.y + TOLERANCE
      const shared = Math.min(late.y + late.height, early.y + early.height) - Math.max(late.y, early.y)
      const isLevel = shared >= 0.75 * Math.max(late.height, early.height) + TOLERANCE
      const isLeft = late.x + late.width <= early.x + TOLERANCE
      const isLeftOnOneLine = Math.abs(late.y - early.y) <= TOLERANCE && late.x < early.x
      if (inEarlierRow || (isLevel && isLeft) || isLeftOnOneLine) fail('reading order', early, late)
    }
  })
}

/** The rules that hold for all designs alike. */
export function expectSoundTemplate(template: Template): void {
  expectReadingOrder({ photos: photosOf(template) })
  expectSlotNames(template)
  expectInsideFormat(template)
  expectLeastSide(template)
  expectTextClear(template)
}
