import type { ImageEffect } from '@collagerie/core/effects'
import type { Size } from '@collagerie/core/geometry'
import { pictureLevel } from '@collagerie/core/photo'
import type { Picture } from '@collagerie/painter'
import type { PhotoWork } from '../workers/photo-work.ts'
import type { PhotoBytes } from './photo-bytes.ts'
import { type BitmapPicture, PictureCache } from './picture-cache.ts'

const MEGABYTE = 1_000_000
/** Effects are part of the customer's collage, so there is room for every photo's. */
const TONED_BUDGET = 1000 * MEGABYTE
/** Sharper copies are a nicety: whatever does not fit is shown from the copy that is there. */
const SHARP_BUDGET = 300 * MEGABYTE

export interface Original {
  readonly bytes: PhotoBytes
  /** The pixels of the original, of which `bitmap` is the first copy. */
  readonly size: Size
  /** The long side first copies of this kind of photo have. */
  readonly firstSide: number
  readonly bitmap: ImageBitmap
}

interface Shelved {
  readonly bytes: PhotoBytes
  readonly size: Size
  readonly firstSide: number
  readonly base: BitmapPicture
}

const longSide = ({ width, height }: Size) => Math.max(width, height)

/** The pixels of the library. They stay out of its store: they are drawn, never compared. */
export class PictureShelf {
  readonly #work: PhotoWork
  readonly #photos = new Map<string, Shelved>()
  readonly #toned = new PictureCache(TONED_BUDGET)
  readonly #sharp = new PictureCache(SHARP_BUDGET)

  constructor(work: PhotoWork) {
    this.#work = work
  }

  put(id: string, { bytes, size, firstSide, bitmap }: Original): void {
    const base = { image: bitmap, width: bitmap.width, height: bitmap.height }
    this.#photos.set(id, { bytes, size, firstSide, base })
  }

  /** From now on the photo is read from elsewhere. */
  setBytes(id: string, bytes: PhotoBytes): void {
    const photo = this.#photos.get(id)
    if (photo) this.#photos.set(id, { ...photo, bytes })
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

  #plain(id: string, photo: Shelved, arrived: () => void, wantedPixels: number): BitmapPicture {
    const { size, base, firstSide } = photo
    const level = pictureLevel(wantedPixels, longSide(size), firstSide)
    if (level <= longSide(base)) return base
    const bytes = (level / longSide(size)) ** 2 * size.width * size.height * 4
    this.#sharp.want(`${id} ${level}`, bytes, () => this.#sharper(photo.bytes, level), arrived)
    return this.#sharp.get(`${id} ${level}`) ?? base
  }

  async #sharper(bytes: PhotoBytes, level: number): Promise<ImageBitmap> {
    const { blob, inspected } = await bytes.open(level)
    return this.#work.sharpen(blob, inspected, level)
  }

  #tonedFrom(id: string, plain: BitmapPicture, effect: ImageEffect, arrived: () => void): BitmapPicture | undefined {
    const key = `${id} ${effect} ${longSide(plain)}`
    const cache = plain === this.#photos.get(id)?.base ? this.#toned : this.#sharp
    cache.want(key, plain.width * plain.height * 4, () => this.#work.tone(plain.image, effect), arrived)
    return cache.get(key)
  }
}
