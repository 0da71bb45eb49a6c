import { textSlots } from '@collagerie/core/collage'
import { inRadians, type Rect } from '@collagerie/core/geometry'
import type { MeasureText } from '@collagerie/core/text'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { renderTemplate } from '../../render/render-template.ts'
import type { TemplateId } from '../../texts/template-id.ts'
import type { BuiltTemplate } from '../build-template.ts'
import type { StaticTemplate } from '../static-template.ts'
import { artOf } from './art-of.ts'
import { LONGEST } from './longest-texts.ts'
import { type Written, writtenIn, writtenOn } from './written.ts'

/** Around a line, in its capitals. */
const AIR = 0.5
/** A number fills its sign up to the lamps: less, where capitals are as large as that. */
const AIR_ON_SIGNS: Readonly<Partial<Record<TemplateId, number>>> = {
  'retro-jubilee': 0.16,
  'retro-racing': 0.18,
}
const LONG_SIDE_PX = 360
/** How far a channel may stray from the ground that letters stand on, and how much of the ground may stray. */
const TEXTURE = 48
const MOST_STRAYING = 0.015
/** A vein of wood or a speck of paint behind a letter, but no leaf. */
const MOST_BEHIND = 0.015
/** As long as the box takes it. */
const OVERLONG: Readonly<Record<string, readonly string[]>> = {
  txt2: ['Villeneuve-lès-Avignon, le 18 septembre 2026'],
}
/** No template has such a ground. */
const PHOTO = '#ff00ff'

const photo = createCanvas(8, 8)
const ctx = photo.getContext('2d')
ctx.fillStyle = PHOTO
ctx.fillRect(0, 0, 8, 8)
const samples = {
  photos: [{ id: 'photo', width: 8, height: 8 }],
  picture: () => ({ image: photo, width: 8, height: 8 }),
  canvas: () => photo,
}

/** Texts that have a photo, a frame or an ornament nearer than half a capital; seen on the painted sheet. */
export function crowdedTexts(source: StaticTemplate, built: BuiltTemplate, measure: MeasureText): string[] {
  const straying = strayingOn(built)
  const air = AIR_ON_SIGNS[source.id] ?? AIR
  return writtenOn(built, source, measure).flatMap((written) => {
    const share = straying(written, air)
    return share > MOST_STRAYING ? [`${written.layer.slot} ${percent(share)}`] : []
  })
}

/** The longest texts that have a photo, a frame or an ornament behind their letters. */
export function coveredTexts(built: BuiltTemplate, measure: MeasureText): string[] {
  const straying = strayingOn(built)
  return textSlots(built.template).flatMap((layer) =>
    [...(LONGEST[layer.slot] ?? []), ...(OVERLONG[layer.slot] ?? [])].flatMap((text) => {
      const share = straying(writtenIn(layer, text, measure), 0)
      return share > MOST_BEHIND ? [`${layer.slot} ${text}: ${percent(share)}`] : []
    }),
  )
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

type Straying = (written: Written, air: number) => number

/** Two tests look at every sheet, which is painted for the first of them. */
const known = new WeakMap<BuiltTemplate, Straying>()

/** Tells how much of the ground behind a text, and of the air around it, is not like the rest. */
function strayingOn(built: BuiltTemplate): Straying {
  const straying = known.get(built) ?? strayingOnSheet(built)
  known.set(built, straying)
  return straying
}

function strayingOnSheet(built: BuiltTemplate): Straying {
  const sheet = renderTemplate(withoutTexts(built), {
    samples,
    longSide: LONG_SIDE_PX,
    art: (url) => artOf(built, url),
    sampleText: () => '',
  })
  const pixels = sheet.getContext('2d').getImageData(0, 0, sheet.width, sheet.height).data
  const scale = sheet.width / built.template.format.width
  return (written, air) =>
    Math.max(...written.lines.map((line) => strayingShare(line, written, air, pixels, sheet, scale)))
}

function withoutTexts({ template }: BuiltTemplate): BuiltTemplate['template'] {
  const { variation } = template
  const layers = variation.layers.filter((layer) => layer.kind !== 'text' || !layer.editable)
  return { ...template, variation: { ...variation, layers } }
}

/** How much of the ground around a line is not like the rest of it. */
function strayingShare(
  line: Rect,
  { layer, caps }: Written,
  ofCapital: number,
  pixels: Uint8ClampedArray,
  { width, height }: Canvas,
  scale: number,
): number {
  const air = caps * ofCapital
  const columns = Math.ceil((line.width + 2 * air) * scale)
  const rows = Math.ceil((line.height + 2 * air) * scale)
  const angle = inRadians(layer.rotation)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const middle = { x: layer.x + layer.width / 2, y: layer.y + layer.height / 2 }
  const onSheet: number[] = []
  for (let nth = 0; nth < columns * rows; nth++) {
    const dx = layer.x + line.x - air + ((nth % columns) + 0.5) / scale - middle.x
    const dy = layer.y + line.y - air + (Math.floor(nth / columns) + 0.5) / scale - middle.y
    const x = Math.floor((middle.x + dx * cos - dy * sin) * scale)
    const y = Math.floor((middle.y + dx * sin + dy * cos) * scale)
    if (x >= 0 && y >= 0 && x < width && y < height) onSheet.push((y * width + x) * 4)
  }
  const grounds = [0, 1, 2].map((channel) => medianOf(pixels, onSheet, channel))
  const isAlike = (at: number) =>
    grounds.every((ground, channel) => Math.abs((pixels[at + channel] ?? 0) - ground) <= TEXTURE)
  return 1 - onSheet.filter(isAlike).length / (columns * rows)
}

/** Of a channel of the pixels at these places. */
function medianOf(pixels: Uint8ClampedArray, places: readonly number[], channel: number): number {
  const counts = new Uint32Array(256)
  for (const at of places) {
    const value = pixels[at + channel] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
  let left = places.length >> 1
  return counts.findIndex((count) => (left -= count) < 0)
}
