import type { Theme } from '@collagerie/core/catalogue'
import { EMPTY_USERDATA, readCollageXml, templateLook, textSlots, writeCollageXml } from '@collagerie/core/collage'
import { formatId, ORIENTATION, orientationOf, STANDARD_SIZES } from '@collagerie/core/format'
import { centreOf, intersection, type Rect, turnedAbout, turnedBounds } from '@collagerie/core/geometry'
import { type ImageLayer, readTemplateXml, type TextLayer, writeTemplateXml } from '@collagerie/core/template'
import { TITLE_SLOT } from '@collagerie/core/text'
import { nodeMeasure } from '@collagerie/painter/node'
import { describe, expect, it } from 'vitest'
import { registerPackageFonts } from '../../quotes/testing/register-package-fonts.ts'
import { inEveryLanguage } from '../../texts/index.ts'
import { type BuiltTemplate, buildTemplate } from '../build-template.ts'
import { sampleTexts } from '../sample-texts.ts'
import type { StaticTemplate } from '../static-template.ts'
import { ampersandShare, LEAST_AMPERSAND } from './ampersand.ts'
import { readingOf } from './art-of.ts'
import { coveredShare, MARKED, MOST_COVERED } from './covered-share.ts'
import { coveredTexts, crowdedTexts } from './crowded-texts.ts'
import { marksAtEdge } from './edge-marks.ts'
import { isShownIn } from './is-shown-in.ts'
import { LEAST_ON_AVERAGE, leastSeen } from './least-photo-share.ts'
import { letteringFaults, unlikeSizes } from './lettering-faults.ts'
import { lostTexts } from './longest-texts.ts'
import { mostOnPanorama } from './most-on-panorama.ts'
import { nearEdges } from './near-edges.ts'
import { photoShare } from './photo-share.ts'
import { lastOfEach, triedSizes } from './tried-sizes.ts'
import { wordsAtPhotos } from './words-at-photos.ts'

const LONGEST_NAME = 14
const NARROWEST_PHOTO_CM = 3
/** A little longer than a film still: what is slimmer cuts people off. */
const SLIMMEST_PHOTO = 1.87
const MOST_MARKS = 2500
const LARGEST_ART_BYTES = 150_000
/** Float noise in sums of centimetres. */
const NOISE_CM = 1e-6

/** What holds for every drawn template, whatever its theme. */
export function describeTheme(theme: Theme, templates: readonly StaticTemplate[]): void {
  describe(`the ${theme} templates`, () => {
    it('have ids of their own that begin with the theme', () => {
      const ids = templates.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => !id.startsWith(`${theme}-`))).toEqual([])
      expect(templates.filter((template) => template.theme !== theme)).toEqual([])
    })

    it('give photos much of the sheet, taken together', () => {
      const shares = templates.flatMap((template) =>
        template.sizes.slice(0, 1).map((format) => photoShare(buildTemplate(template, format))),
      )
      expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(LEAST_ON_AVERAGE)
    })

    const ofTwo = templates.filter((source) => sampleTexts(source)(TITLE_SLOT).includes('&'))
    it.each(ofTwo)('join two names by an ampersand that reads as one: $id', (template) => {
      registerPackageFonts()
      const titles = triedSizes(template).flatMap((format) =>
        textSlots(buildTemplate(template, format).template).filter(({ slot }) => slot === TITLE_SLOT),
      )
      expect(titles.filter((layer) => ampersandShare(templateLook(layer)) < LEAST_AMPERSAND)).toEqual([])
    })

    describe.each(templates)('$id', (template) => {
      describeTemplate(template)
    })
  })
}

function describeTemplate(template: StaticTemplate): void {
  it('has a short name in every language', () => {
    const names = Object.values(inEveryLanguage(({ templates }) => templates[template.id]))
    expect(names.filter((name) => name.length === 0 || name.length > LONGEST_NAME)).toEqual([])
  })

  it('comes upright, lying, square and as a panorama, in standard sizes', () => {
    const standard = new Set(STANDARD_SIZES.map(formatId))
    const sizes = template.sizes.map(formatId)
    expect(sizes.filter((size) => !standard.has(size))).toEqual([])
    expect(new Set(sizes).size).toBe(sizes.length)
    expect(new Set(template.sizes.map(orientationOf))).toEqual(new Set(Object.values(ORIENTATION)))
    expect(template.sizes.filter(({ width, height }) => width === 2 * height).length).toBeGreaterThan(0)
  })

  const sizes = triedSizes(template).map((format) => ({
    size: formatId(format),
    built: buildTemplate(template, format),
  }))
  const different = lastOfEach(sizes, ({ built }) => built.template.format)

  it('holds the longest texts of every language, and a date on one line', () => {
    registerPackageFonts()
    const measure = nodeMeasure()
    const lost = sizes.flatMap(({ size, built }) =>
      textSlots(built.template).flatMap((layer) =>
        lostTexts(layer, measure).map((text) => `${size} ${layer.slot} ${text}`),
      ),
    )
    expect(lost).toEqual([])
  })

  it('is taken back by a collage saved on it, just as it was drawn', () => {
    const unlike = sizes.filter(({ built }) => {
      const xml = savedOn(template.id, built)
      const read = readCollageXml(xml)
      return !read.ok || writeCollageXml(read.value) !== xml
    })
    expect(unlike.map(({ size }) => size)).toEqual([])
  })

  it('letters its name and the line below it by one rule', () => {
    registerPackageFonts()
    const measure = nodeMeasure()
    const faults = sizes.flatMap(({ size, built }) =>
      letteringFaults(template, built, measure).map((fault) => `${size} ${fault}`),
    )
    expect(faults).toEqual([])
    expect(
      unlikeSizes(
        template,
        sizes.map(({ built }) => built),
        measure,
      ),
    ).toEqual([])
  })

  it('leaves air around what is written', () => {
    registerPackageFonts()
    const measure = nodeMeasure()
    const crowded = different.flatMap(({ size, built }) =>
      crowdedTexts(template, built, measure).map((fault) => `${size} ${fault}`),
    )
    expect(crowded).toEqual([])
  })

  it('has nothing but its ground behind the longest texts', () => {
    registerPackageFonts()
    const measure = nodeMeasure()
    const covered = different.flatMap(({ size, built }) =>
      coveredTexts(built, measure).map((fault) => `${size} ${fault}`),
    )
    expect(covered).toEqual([])
  })

  it('keeps its words as far from photos as these are from each other', () => {
    registerPackageFonts()
    const measure = nodeMeasure()
    const near = different.flatMap(({ size, built }) =>
      wordsAtPhotos(template, built, measure).map((fault) => `${size} ${fault}`),
    )
    expect(near).toEqual([])
  })

  it('leaves the edge to the ground', () => {
    const near = sizes.flatMap(({ size, built }) => marksAtEdge(built).map((marks) => `${size} ${marks}`))
    expect(near).toEqual([])
  })

  it('lays no ornament over its photos', () => {
    const most = MARKED[template.id] ?? MOST_COVERED
    const shares = different.map(({ size, built }) => ({ size, share: coveredShare(built) }))
    expect(shares.filter(({ share }) => share > most)).toEqual([])
  })

  it('gives photos their share of what is seen of the sheet', () => {
    const shares = different.map(({ size, built }) => ({ size, share: photoShare(built) }))
    expect(shares.filter(({ share }) => share < leastSeen(template.id))).toEqual([])
  })

  it('has no edges of photos that nearly line up', () => {
    const faults = different.flatMap(({ size, built }) =>
      nearEdges(template.id, built).map((fault) => `${size} ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('has few photos on a panorama, each large enough to be seen', () => {
    const counts = sizes
      .filter(({ built }) => built.template.format.width === 2 * built.template.format.height)
      .map(({ built }) => built.template.variation.layers.filter(({ kind }) => kind === 'image').length)
    expect(counts.filter((count) => count > mostOnPanorama(template.id))).toEqual([])
  })

  describe.each(sizes)('$size', ({ built }) => {
    describeSize(built)
  })
}

function describeSize(built: BuiltTemplate): void {
  const { template, art } = built
  const { format } = template
  const { layers } = template.variation
  const photos = layers.filter((layer) => layer.kind === 'image')
  const texts = layers.filter((layer) => layer.kind === 'text')
  const written = texts.filter(({ editable }) => editable)

  it('is the same after being written and read', () => {
    const xml = writeTemplateXml(template)
    const read = readTemplateXml(xml)
    expect(read.ok ? writeTemplateXml(read.value) : read.failure).toBe(xml)
  })

  it('has art that can be read, and all of it in use', () => {
    const shown = layers.flatMap((layer) => (layer.kind === 'overlay' ? [layer.url] : []))
    expect(new Set(shown)).toEqual(new Set(art.keys()))
    expect([...art.keys()].flatMap((url) => faultsOf(built, url).map((fault) => `${url}: ${fault}`))).toEqual([])
  })

  it('counts its photo slots from img1 and has a title', () => {
    expect(photos.length).toBeGreaterThan(0)
    expect(photos.map(({ slot }) => slot)).toEqual(photos.map((_, index) => `img${index + 1}`))
    expect(['txt1', 'txt1 txt2']).toContain(written.map(({ slot }) => slot).join(' '))
  })

  it('keeps photos and texts inside the format', () => {
    expect([...photos, ...texts].filter((layer) => !isInside(layer, format)).map(({ slot }) => slot)).toEqual([])
  })

  it('has photos wide enough to be seen', () => {
    const slim = photos.filter(({ width, height }) => {
      const [short, long] = width < height ? [width, height] : [height, width]
      return short < NARROWEST_PHOTO_CM - NOISE_CM || long / short > SLIMMEST_PHOTO + NOISE_CM
    })
    expect(slim.map(({ slot }) => slot)).toEqual([])
  })

  it('keeps photos and the other text out of a text', () => {
    const collisions = written.flatMap((text) =>
      [
        ...photos.filter((photo) => isShownIn(photo, text, layers, text.rotation)),
        ...texts.filter((other) => other !== text && overlaps(text, other)),
      ].map((other) => `${text.slot} and ${other.slot}`),
    )
    expect(collisions).toEqual([])
  })
}

/** An empty collage on a template, as it is saved. */
function savedOn(templateId: string, { template: { format, variation } }: BuiltTemplate): string {
  return writeCollageXml({
    templates: [{ templateId, childTemplateId: formatId(format), material: '', format, variation }],
    screenshot: '',
    photoIds: [],
    content: { kind: 'sheet', sheet: { userdata: EMPTY_USERDATA, dpi: {}, clips: [] } },
    extras: {},
  })
}

function faultsOf(built: BuiltTemplate, url: string): string[] {
  const art = readingOf(built, url)
  const { length } = built.art.get(url) ?? ''
  if (!art.ok) return [JSON.stringify(art.failure)]
  return [
    ...(art.value.paths.length > MOST_MARKS ? [`${art.value.paths.length} marks`] : []),
    ...(length > LARGEST_ART_BYTES ? [`${length} bytes`] : []),
  ]
}

type Slot = ImageLayer | TextLayer

function isInside(layer: Slot, format: { readonly width: number; readonly height: number }): boolean {
  const { x, y, width, height } = turnedBounds(layer, layer.rotation)
  return (
    x >= -NOISE_CM && y >= -NOISE_CM && x + width <= format.width + NOISE_CM && y + height <= format.height + NOISE_CM
  )
}

function overlaps(a: TextLayer, b: TextLayer): boolean {
  // Two lines that rise together do not meet, even where the boxes around them do.
  const common =
    a.rotation === b.rotation
      ? intersection(a, levelled(b, a))
      : intersection(turnedBounds(a, a.rotation), turnedBounds(b, b.rotation))
  return common !== undefined && common.width > NOISE_CM && common.height > NOISE_CM
}

/** Where a text stands if the sheet is turned back about the middle of another, until that is level. */
function levelled(text: TextLayer, other: TextLayer): Rect {
  const { x, y } = turnedAbout(centreOf(text), centreOf(other), -other.rotation)
  return { ...text, x: x - text.width / 2, y: y - text.height / 2 }
}
