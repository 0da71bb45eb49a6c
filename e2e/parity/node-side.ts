import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArt } from '@collagerie/core/art'
import { materialMargin } from '@collagerie/core/format'
import type { SamplePhoto } from '@collagerie/core/placement'
import { type Picture, paint, plan, sheetPixels, tonedPicture } from '@collagerie/painter'
import {
  loadPicture,
  nodeMeasure,
  nodePlatform,
  readDigitShapes,
  registerFonts,
  surface,
} from '@collagerie/painter/node'
import type { Canvas } from '@napi-rs/canvas'
import type { Scene } from './scenes.ts'

export const CONTENT = resolve(import.meta.dirname, '../../content/build')
const LONG_SIDE = 1000

readDigitShapes(join(CONTENT, 'webassets/shapes/numbers.xml'))

export type Sample = SamplePhoto & { readonly url: string }

export function samples(): readonly Sample[] {
  return JSON.parse(readFileSync(join(CONTENT, 'webassets/samples/samples.json'), 'utf8'))
}

/** The same scenes by the same painter on the canvas library for Node, from the same font and picture files. */
export async function nodeSide(list: readonly Sample[], longSide = LONG_SIDE) {
  registerFonts(join(CONTENT, 'webassets/fonts'))
  const photos = new Map<string, Picture>()
  for (const { id, url } of list) {
    photos.set(id, await loadPicture(join(CONTENT, url)))
  }
  const measure = nodeMeasure()
  return function render({ page, showsMargin }: Scene, art: Readonly<Record<string, string>>): Canvas {
    const { format } = page.template
    const margin = showsMargin ? materialMargin(page.choice.material) : 0
    const scale = longSide / (Math.max(format.width, format.height) + 2 * margin)
    const { left, top, width, height } = sheetPixels(format, margin, scale)
    const { canvas, ctx } = surface(width, height)
    const steps = plan(page, {
      photoSize: (id) => list.find((sample) => sample.id === id),
      art: (url) => {
        const read = readArt(art[url] ?? '')
        return read.ok ? read.value : undefined
      },
      measure,
      unwritten: { kind: 'sample', text: (slot) => (slot === 'txt1' ? 'Amélie & Tom' : '2026') },
    })
    paint(ctx, steps, {
      view: { scale, left, top },
      platform: nodePlatform,
      pictures: (id, effect) => {
        const photo = photos.get(id)
        return photo && tonedPicture(photo, effect, surface)
      },
    })
    return canvas
  }
}
