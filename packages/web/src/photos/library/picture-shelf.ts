import type { ImageEffect } from '@collagerie/core/effects'
import { pictureLevel } from '@collagerie/core/photo'
import type { Picture } from '@collagerie/painter'
import type { Inspected } from '../workers/photo-job.ts'
import type { PhotoWork } from '../workers/photo-work.ts'
import { type BitmapPicture, PictureCache } from './picture-cache.ts'

const MEGABYTE = 1_000_000
/** Effects are part of the customer's collage, so there is room for every photo's. */
const TONED_BUDGET = 1000 * MEGABYTE
/** Sharper copies are a nicety: whatever does not fit is shown from the copy that is there. */
const SHARP_BUDGET = 300 * MEGABYTE

export interface Original {
  readonly file: File
  readonly inspected: Inspected
  readonly bitmap: ImageBitmap
}

interface Shelved {
  readonly file: File
  readonly inspected: Inspected
  readonly base: BitmapPicture
}

const longSide = ({ width, height }: { readonly width: number; readonly height: number }) => Math.max(width, height)

/** The pixels of the library. They stay out of its store: they are drawn, never compared. */
export class PictureShelf {
  readonly #work: PhotoWork
  readonly #photos = new Map<string, Shelved>()
  readonly #toned = new PictureCache(TONED_BUDGET)
  readonly #sharp = new PictureCache(SHARP_BUDGET)

  constructor(work: PhotoWork) {
    this.#work = work
  }

  put(id: string, { file, inspected, bitmap }: Original): void {
    const base = { image: bitmap, width: bitmap.width, height: bitmap.height }
    this.#photos.set(id, { file, inspected, base })
  }

  fileOf(id: string): File | undefined {
    return this.#photos.get(id)?.file
  }

  forget(id: string): void {
    this.#photos.get(id)?.base.image.close()
    this.#photos.delete(id)
    this.#toned.forget(`${id} `)
    this.#sharp.forget(`${id} `)
  }

  /** The best there is now. Where more would be seen, it is asked for, and `arrived` called when it is there. */
  picture(id: string, effect: ImageEffect, arrived: () => void, wantedPixels = 0): Picture | undefined {
    const photo = this.#photos.get(id)
    if (!photo) return undefined
    const plain = this.#plain(id, photo, arrived, wantedPixels)
    if (effect === 'none') return plain
    return this.#tonedFrom(id, plain, effect, arrived) ?? this.#tonedFrom(id, photo.base, effect, arrived) ?? plain
  }

  #plain(id: string, { file, inspected, base }: Shelved, arrived: () => void, wantedPixels: number): BitmapPicture {
    const level = pictureLevel(wantedPixels, longSide(inspected))
    if (level <= longSide(base)) return base
    const bytes = (level / longSide(inspected)) ** 2 * inspected.width * inspected.height * 4
    this.#sharp.want(`${id} ${level}`, bytes, () => this.#work.sharpen(file, inspected, level), arrived)
    return this.#sharp.get(`${id} ${level}`) ?? base
  }

  #tonedFrom(id: string, plain: BitmapPicture, effect: ImageEffect, arrived: () => void): BitmapPicture | undefined {
    const key = `${id} ${effect} ${longSide(plain)}`
    const cache = plain === this.#photos.get(id)?.base ? this.#toned : this.#sharp
    cache.want(key, plain.width * plain.height * 4, () => this.#work.tone(plain.image, effect), arrived)
    return cache.get(key)
  }
}
