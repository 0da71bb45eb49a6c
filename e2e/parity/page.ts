import { readArt } from '@collagerie/core/art'
import type { ImageEffect } from '@collagerie/core/effects'
import { materialMargin } from '@collagerie/core/format'
import type { SamplePhoto } from '@collagerie/core/placement'
import {
  canvasMeasure,
  FONT_FACES,
  type Picture,
  type PixelContext,
  paint,
  plan,
  sheetPixels,
  tonedPicture,
} from '@collagerie/painter'
import type { Scene } from './scenes.ts'

const LONG_SIDE = 1000

/** Pixels as they are: to pack them into a picture takes longer than to send them. */
export interface SentPixels {
  readonly width: number
  readonly height: number
  readonly url: string
}

function urlOf(data: Uint8ClampedArray): Promise<string> {
  return new Promise((settle, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => settle(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => fail(new Error('the pixels cannot be sent')))
    reader.readAsDataURL(new Blob([new Uint8Array(data)]))
  })
}

declare global {
  interface Window {
    prepare(samples: readonly (SamplePhoto & { url: string })[]): Promise<void>
    renderScene(scene: Scene, art: Readonly<Record<string, string>>): Promise<SentPixels>
  }
}

const photos = new Map<string, Picture & { readonly original: SamplePhoto }>()

function makeSurface(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('no context')
  return { canvas, image: canvas, ctx: ctx as PixelContext }
}

window.prepare = async (samples) => {
  for (const { family, file } of FONT_FACES) {
    const face = await new FontFace(family, `url(/webassets/fonts/${file})`).load()
    document.fonts.add(face)
  }
  for (const sample of samples) {
    const response = await fetch(sample.url)
    const image = await createImageBitmap(await response.blob())
    photos.set(sample.id, { image, width: image.width, height: image.height, original: sample })
  }
}

window.renderScene = async ({ page, showsMargin }, art) => {
  const { format } = page.template
  const margin = showsMargin ? materialMargin(page.choice.material) : 0
  const scale = LONG_SIDE / (Math.max(format.width, format.height) + 2 * margin)
  const { left, top, width, height } = sheetPixels(format, margin, scale)
  const { ctx } = makeSurface(width, height)
  const steps = plan(page, {
    photoSize: (id) => photos.get(id)?.original,
    art: (url) => {
      const read = readArt(art[url] ?? '')
      return read.ok ? read.value : undefined
    },
    measure: canvasMeasure(makeSurface(1, 1).ctx),
    unwritten: { kind: 'sample', text: (slot) => (slot === 'txt1' ? 'Amélie & Tom' : '2026') },
  })
  paint(ctx, steps, {
    view: { scale, left, top },
    platform: { path: (data) => new Path2D(data) },
    pictures: (id: string, effect: ImageEffect) => {
      const photo = photos.get(id)
      return photo && tonedPicture(photo, effect, makeSurface)
    },
  })
  return { width, height, url: await urlOf(ctx.getImageData(0, 0, width, height).data) }
}
