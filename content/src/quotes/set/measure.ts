import { createCanvas } from '@napi-rs/canvas'
import type { Voice } from './voice.ts'

/** Widths are taken at one large size, so a line breaks at the same place in a thumbnail and in print. */
const REFERENCE_PX = 200

const ctx = createCanvas(1, 1).getContext('2d')
const widths = new Map<string, number>()
const capHeights = new Map<string, number>()

export function spoken(text: string, { caps }: Voice): string {
  return caps ? text.toUpperCase() : text
}

/** Advance of a text in ems of the surrounding type, without the tracking after its last letter. */
export function widthOf(text: string, voice: Voice): number {
  const key = `${voice.family}|${voice.caps}|${text}`
  const shown = spoken(text, voice)
  let width = widths.get(key)
  if (width === undefined) {
    ctx.font = `${REFERENCE_PX}px "${voice.family}"`
    width = ctx.measureText(shown).width / REFERENCE_PX
    widths.set(key, width)
  }
  return (width + Math.max(0, shown.length - 1) * voice.tracking) * voice.scale
}

/** Height of a capital in ems of the face itself. */
export function capHeight({ family }: Voice): number {
  let height = capHeights.get(family)
  if (height === undefined) {
    ctx.font = `${REFERENCE_PX}px "${family}"`
    height = ctx.measureText('H').actualBoundingBoxAscent / REFERENCE_PX
    capHeights.set(family, height)
  }
  return height
}

/** How far the letters of a text really reach above and below the baseline, in ems of the face. */
export function inkOf(text: string, voice: Voice): { readonly ascent: number; readonly descent: number } {
  ctx.font = `${REFERENCE_PX}px "${voice.family}"`
  const ink = ctx.measureText(spoken(text, voice))
  return { ascent: ink.actualBoundingBoxAscent / REFERENCE_PX, descent: ink.actualBoundingBoxDescent / REFERENCE_PX }
}
