import type { Template } from '@collagerie/core/template'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Thumb } from '../catalogue/thumb.ts'
import { artOrThrow } from '../render/read-art.ts'
import { renderTemplate } from '../render/render-template.ts'
import type { SamplePictures } from '../render/sample-pictures.ts'
import { sampleTexts } from '../templates/sample-texts.ts'
import type { StaticTemplate } from '../templates/static-template.ts'
import { publish } from './folders.ts'

/** Twice what a card shows, for sharp screens. */
const PIXELS = { thumb: 480, preview: 900 } as const
const JPEG_QUALITY = 84
/** About 15 kB for a card, under half of what the JPEG takes. */
const WEBP_QUALITY = 70

/** A template filled with sample pictures, as the shop shows it. */
export function drawPicture(
  kind: keyof typeof PIXELS,
  template: Template,
  art: ReadonlyMap<string, string>,
  samples: SamplePictures,
  source?: StaticTemplate,
): Canvas {
  return renderTemplate(template, {
    samples,
    longSide: PIXELS[kind],
    art: (address) => {
      const text = art.get(address)
      return text === undefined ? undefined : artOrThrow(address, text)
    },
    sampleText: sampleTexts(source),
  })
}

export function asJpeg(canvas: Canvas): Promise<Uint8Array> {
  return canvas.encode('jpeg', JPEG_QUALITY)
}

/**
 * A card's picture from any drawn one, as WebP and as JPEG for browsers that know no other, and one of the size it
 * opens in.
 */
export async function publishThumb(id: string, drawn: Canvas, start: Canvas): Promise<Thumb> {
  const canvas = shrunk(drawn, PIXELS.thumb)
  const url = await publish(`/webassets/thumbs/${id}.jpg`, await asJpeg(canvas))
  const webp = await publishWebp(id, canvas)
  const first = start === drawn ? webp : await publishWebp(`${id}-start`, shrunk(start, PIXELS.thumb))
  return { url, webp, width: canvas.width, height: canvas.height, start: first }
}

async function publishWebp(name: string, canvas: Canvas): Promise<string> {
  return publish(`/webassets/thumbs/${name}.webp`, await canvas.encode('webp', WEBP_QUALITY))
}

function shrunk(drawn: Canvas, longSide: number): Canvas {
  const scale = longSide / Math.max(drawn.width, drawn.height)
  if (scale >= 1) return drawn
  const canvas = createCanvas(Math.round(drawn.width * scale), Math.round(drawn.height * scale))
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  return canvas
}
