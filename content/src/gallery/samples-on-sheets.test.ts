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

/** Within this share of both sides a slot can hold most subjects. */
const ROOMY = 2.1
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
    const cut = sheets.flatMap((sheet) => {
      const map = seenMap(
        seenSteps(sheet.template, () => undefined),
        sheet.template.canvas,
        { platform: nodePlatform, makeSurface: surface },
        700,
      )
      return sheet.shown.flatMap((each) =>
        each.picture.subject && isCut(map, each, each.picture.subject)
          ? [`${sheet.label} ${each.slot.slot} ${each.picture.id}`]
          : [],
      )
    })
    const all = sheets.reduce((sum, { shown }) => sum + shown.length, 0)
    console.log(type, cut.length, all, cut.slice(0, 12))
  })

  it('are heroes in the largest slot', () => {
    const plain = sheets.flatMap((sheet) => {
      const hero = largest(sheet)
      if (!hero) return []
      const { isHero, isHeavy, subject } = hero.picture
      return isHero && !isHeavy && subject && areaOf(subject) >= 0.1
        ? []
        : [`${sheet.label} ${hero.picture.id} ${(hero.slot.box.width / hero.slot.box.height).toFixed(2)}`]
    })
    console.log('plain', type, plain)
  })
})
