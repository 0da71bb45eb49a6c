import type { CollagePage } from '@collagerie/core/collage'
import { toningOf } from '@collagerie/core/effects'
import type { Pixels } from '@collagerie/core/geometry'
import { paint, plan } from '@collagerie/painter'
import { useEffect, useState } from 'react'
import { browserPlan } from '../../painting/browser-plan.ts'
import { browserPlatform } from '../../painting/browser-platform.ts'
import { hasTrustedPixels } from '../../painting/trusted-pixels.ts'
import { librarySource } from '../../photos/library-store.ts'
import { photoPart } from './sheet-part.ts'

/** Enough to tell sky from grass. */
const LONG_SIDE_PX = 64

/** A slot's photo as the front shows it, in few pixels; undefined until it is drawn or if it cannot be read. */
export function usePhotoPixels(page: CollagePage, slot: string): Pixels | undefined {
  const [pixels, setPixels] = useState<Pixels>()

  useEffect(() => {
    let isCurrent = true
    const read = () => {
      if (isCurrent) setPixels(pixelsOf(page, slot, read))
    }
    read()
    return () => {
      isCurrent = false
    }
  }, [page, slot])

  return pixels
}

function pixelsOf(page: CollagePage, slot: string, onArrived: () => void): Pixels | undefined {
  const photo = page.userdata.images[slot]?.photo
  const bare = { ...page, userdata: { ...page.userdata, images: photo ? { [slot]: { photo } } : {} } }
  const part = photoPart(bare, slot)
  const picture = photo && librarySource.picture(photo.id, toningOf(photo), onArrived, LONG_SIDE_PX)
  if (!part || !picture || !hasTrustedPixels()) return undefined
  const { width, height } = part.template.format
  const scale = LONG_SIDE_PX / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) return undefined
  const steps = plan(part, browserPlan(librarySource))
  paint(ctx, steps, { view: { scale, left: 0, top: 0 }, platform: browserPlatform, pictures: () => picture })
  return ctx.getImageData(0, 0, canvas.width, canvas.height)
}
