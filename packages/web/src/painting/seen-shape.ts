import { photoSlotOf } from '@collagerie/core/collage'
import type { Template } from '@collagerie/core/template'
import { seenMask, seenSteps } from '@collagerie/painter'
import { artOf } from './art-store.ts'
import { browserPlatform } from './browser-platform.ts'
import { browserSurface } from './browser-surface.ts'

/** Sharp enough for the largest slot on a display with two device pixels per pixel. */
const LONG_SIDE_PX = 800

/** The visible part of a slot's photo, as an opaque shape over the whole photo; undefined if it is all visible. */
export function seenShape(template: Template, slot: string): HTMLCanvasElement | undefined {
  const box = photoSlotOf(template, slot)?.box
  if (!box) return undefined
  const scale = LONG_SIDE_PX / Math.max(box.width, box.height)
  const tools = { platform: browserPlatform, makeSurface: browserSurface }
  const mask = seenMask(seenSteps(template, artOf), slot, template.format, scale, tools)
  if (!(mask?.image instanceof HTMLCanvasElement)) return undefined
  const { width, height } = mask.image
  const { data } = mask.ctx.getImageData(0, 0, width, height)
  return isOpaque(data) ? undefined : mask.image
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) < 128) return false
  return true
}
