import type { Layer } from '@collagerie/core/template'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { artOrThrow } from '../../render/read-art.ts'
import { renderTemplate } from '../../render/render-template.ts'
import type { TemplateId } from '../../texts/template-id.ts'
import type { BuiltTemplate } from '../build-template.ts'

const LONG_SIDE_PX = 300
/** No template is painted in it. */
const PHOTO = [255, 0, 255] as const
/** How far a channel may stray from a photo's before something lies over it: the soft edges of shadows do not count. */
const STRAY = 64

/** What ornaments may hide of the photos: corners, pegs and tape that hold them do, flowers and flags do not. */
export const MOST_COVERED = 0.01

/** Where a figure on a photo is the idea. */
export const MARKED: Readonly<Partial<Record<TemplateId, number>>> = {
  'illustration-first-year': 0.06,
}

const photo = createCanvas(8, 8)
const ctx = photo.getContext('2d')
ctx.fillStyle = `rgb(${PHOTO.join(',')})`
ctx.fillRect(0, 0, 8, 8)
const samples = {
  photos: [{ id: 'photo', width: 8, height: 8 }],
  picture: () => ({ image: photo, width: 8, height: 8 }),
  canvas: () => photo,
}

/** How much of the photos is hidden by art that is painted over them. */
export function coveredShare(built: BuiltTemplate): number {
  const { template } = built
  const { variation } = template
  const firstPhoto = variation.layers.findIndex(({ kind }) => kind === 'image')
  const bare = variation.layers.filter(({ kind }, nth) => nth < firstPhoto || kind !== 'overlay')
  if (bare.length === variation.layers.length) return 0
  const seen = (layers: readonly Layer[]) =>
    photoPixels(
      renderTemplate(
        { ...template, variation: { ...variation, layers } },
        {
          samples,
          longSide: LONG_SIDE_PX,
          art: (url) => artOrThrow(url, built.art.get(url) ?? ''),
          sampleText: () => '',
        },
      ),
    )
  return 1 - seen(variation.layers) / seen(bare)
}

function photoPixels(sheet: Canvas): number {
  const { data } = sheet.getContext('2d').getImageData(0, 0, sheet.width, sheet.height)
  let count = 0
  for (let at = 0; at < data.length; at += 4)
    if (PHOTO.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= STRAY)) count++
  return count
}
