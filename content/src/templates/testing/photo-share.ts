import type { Layer } from '@collagerie/core/template'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { renderTemplate } from '../../render/render-template.ts'
import type { BuiltTemplate } from '../build-template.ts'
import { artOf } from './art-of.ts'

const LONG_SIDE_PX = 300
/** No template is painted in it. */
const PHOTO = [255, 0, 255] as const
/** How far a channel may stray from a photo's before something lies over it: the soft edges of shadows do not count. */
const STRAY = 64

const photo = createCanvas(8, 8)
const ctx = photo.getContext('2d')
ctx.fillStyle = `rgb(${PHOTO.join(',')})`
ctx.fillRect(0, 0, 8, 8)
const samples = {
  photos: [{ id: 'photo', width: 8, height: 8 }],
  picture: () => ({ image: photo, width: 8, height: 8 }),
  canvas: () => photo,
}

/** Shares found before: two tests ask for that of every sheet. */
const known = new WeakMap<BuiltTemplate, number>()

/** The share of the sheet on which photos can be seen: without what is cut off or covered. */
export function photoShare(built: BuiltTemplate): number {
  const share = known.get(built) ?? photoShareWith(built, built.template.variation.layers)
  known.set(built, share)
  return share
}

/** What that share would be if the sheet had these layers. */
export function photoShareWith(built: BuiltTemplate, layers: readonly Layer[]): number {
  const { template } = built
  return shareOn(
    renderTemplate(
      { ...template, variation: { ...template.variation, layers } },
      { samples, longSide: LONG_SIDE_PX, art: (url) => artOf(built, url), sampleText: () => '' },
    ),
  )
}

function shareOn(sheet: Canvas): number {
  const { data } = sheet.getContext('2d').getImageData(0, 0, sheet.width, sheet.height)
  let count = 0
  for (let at = 0; at < data.length; at += 4)
    if (PHOTO.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= STRAY)) count++
  return count / (sheet.width * sheet.height)
}
