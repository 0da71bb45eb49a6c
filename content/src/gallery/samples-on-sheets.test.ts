import { join } from 'node:path'
import { type PhotoSlot, photoSlots } from '@collagerie/core/collage'
import { DESIGN_TYPES, type DesignType, designFor, generateTemplate } from '@collagerie/core/designs'
import { formatId } from '@collagerie/core/format'
import { areaOf, centreOf, type Rect, turnedAbout } from '@collagerie/core/geometry'
import { cropOf, fillWithSamples, type PlacedPhoto, type SamplePhoto } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'
import { seenMap, seenSteps } from '@collagerie/painter'
import { nodePlatform, readDigitShapes, surface } from '@collagerie/painter/node'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../build/folders.ts'
import { loadSamples } from '../render/sample-pictures.ts'
import { settingsOf } from './design-settings.ts'

readDigitShapes(join(CONTENT, 'shapes', 'numbers.xml'))
const { photos } = await loadSamples(120)
const byId = new Map(photos.map((photo) => [photo.id, photo]))

/** The designs that cut pictures along an outline, whose corners have room for few subjects. */
const FIGURES: ReadonlySet<string> = new Set(['heart', 'number', 'numberyear', 'numberdate'])
/** So many pictures can always be found whose subject has room; larger sheets need nearly all there are. */
const FEW = 20
/** A band longer than this has room for no hero. */
const BAND = 3
/** The visible parts of every sheet would take a minute to paint. */
const PAINTED = 4
/** The steps in which both sides of a subject are looked at. */
const LOOKS = 8

interface Shown {
  readonly slot: PhotoSlot
  readonly placed: PlacedPhoto
  readonly picture: SamplePhoto
}

interface Sheet {
  readonly label: string
  readonly template: Template
  readonly shown: readonly Shown[]
}

/** Every size a design is offered in, and every control at its ends. */
function sheetsOf(type: DesignType): readonly Sheet[] {
  const design = designFor(type)
  const sizes = design.sizes.map((format) => ({ label: formatId(format), format, values: {} }))
  const known = new Set(sizes.map(({ label }) => label))
  return [...sizes, ...settingsOf(type).filter(({ label }) => !known.has(label))].map(({ label, format, values }) => {
    const template = generateTemplate(design, { format, material: '', values })
    const filled = fillWithSamples(template, photos, type)
    const shown = photoSlots(template).flatMap((slot) => {
      const placed = filled[slot.slot]?.photo
      const picture = byId.get(placed?.id ?? '')
      return placed && picture ? [{ slot, placed, picture }] : []
    })
    return { label, template, shown }
  })
}

/** Whether some point of a picture's subject cannot be seen, as the painter lays out the sheet. */
function isCut(map: ReturnType<typeof seenMap>, { slot, placed, picture }: Shown, subject: Rect): boolean {
  const crop = cropOf(picture, slot.box, placed)
  for (let down = 0; down <= LOOKS; down++) {
    for (let across = 0; across <= LOOKS; across++) {
      const x = ((subject.x + (subject.width * across) / LOOKS) * picture.width - crop.x) / crop.width
      const y = ((subject.y + (subject.height * down) / LOOKS) * picture.height - crop.y) / crop.height
      if (x < 0 || y < 0 || x > 1 || y > 1) return true
      const flat = { x: slot.box.x + x * slot.box.width, y: slot.box.y + y * slot.box.height }
      const at = turnedAbout(flat, centreOf(slot.box), slot.rotation)
      const [column, row] = [Math.floor(at.x * map.scale), Math.floor(at.y * map.scale)]
      if (map.slots[(map.owners[row * map.width + column] ?? 0) - 1] !== slot.slot) return true
    }
  }
  return false
}

function largest({ shown }: Sheet): Shown | undefined {
  const [first, second] = shown.toSorted((a, b) => areaOf(b.slot.box) - areaOf(a.slot.box))
  const middle = shown.map(({ slot }) => areaOf(slot.box)).toSorted((a, b) => a - b)[Math.floor(shown.length / 2)] ?? 0
  if (!first || (second && areaOf(first.slot.box) < 2.2 * middle)) return undefined
  return first
}

function isBeside({ slot: { box: a } }: Shown, { slot: { box: b } }: Shown): boolean {
  if (a === b) return false
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width)
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)
  const near = 0.2 * Math.min(a.width, a.height, b.width, b.height)
  return (across < near && down < -near) || (down < near && across < -near)
}

describe.each(DESIGN_TYPES)('the sample pictures of %s', (type) => {
  const sheets = sheetsOf(type)

  it('come once each before one comes twice', () => {
    const repeating = sheets.filter(({ shown }) => {
      const different = new Set(shown.map(({ picture }) => picture)).size
      return different < Math.min(shown.length, photos.length)
    })
    expect(repeating.map(({ label }) => label)).toEqual([])
  })

  it('show their subjects whole', () => {
    const painted = sheets.filter((_, at) => at % PAINTED === 0)
    const cut = painted.flatMap(({ label, template, shown }) => {
      const steps = seenSteps(template, () => undefined)
      const map = seenMap(steps, template.format, { platform: nodePlatform, makeSurface: surface }, 600)
      const lost = shown.filter((each) => each.picture.subject && isCut(map, each, each.picture.subject))
      return lost.map(({ picture }) => ({ label, id: picture.id, isFew: shown.length <= FEW }))
    })
    const all = painted.reduce((sum, { shown }) => sum + shown.length, 0)
    expect(cut.length / all).toBeLessThan(0.06)
    expect(cut.filter(({ isFew }) => isFew && !FIGURES.has(type))).toEqual([])
  })

  it('are bright heroes in the largest slot, and none beside it is black and white', () => {
    const dull = sheets.flatMap((sheet) => {
      const hero = largest(sheet)
      if (!hero || FIGURES.has(type)) return []
      const { isHero, isHeavy, subject } = hero.picture
      const { width, height } = hero.slot.box
      const isClear = isHero && !isHeavy && subject && areaOf(subject) >= 0.1
      const isBand = Math.max(width / height, height / width) > BAND
      const grey = sheet.shown.filter((each) => each.picture.isGrey && isBeside(each, hero))
      return [
        ...(isClear || isBand ? [] : [`${sheet.label} ${hero.picture.id}`]),
        ...(sheet.shown.length > FEW ? [] : grey.map(({ picture }) => `${sheet.label} ${picture.id} by the hero`)),
      ]
    })
    expect(dull).toEqual([])
  })

  it('stand beside others of their kind only where so many are needed', () => {
    const few = sheets.filter(({ shown }) => shown.length <= FEW)
    const pairs = few.flatMap(({ shown }) =>
      shown.flatMap((one, at) => shown.slice(at + 1).flatMap((other) => (isBeside(one, other) ? [[one, other]] : []))),
    )
    const ofAKind = pairs.filter((pair) => pair.every(({ picture }) => picture.isHeavy))
    expect(ofAKind.length).toBeLessThanOrEqual(pairs.length * (FIGURES.has(type) ? 0.1 : 0.03))
  })
})
