import type { Toning } from '@collagerie/core/effects'
import type { Size } from '@collagerie/core/geometry'
import { BASE_PIXELS, CLOSE_LEVELS, pictureLevel } from '@collagerie/core/photo'
import type { SourcePicture } from '../../painting/picture-source.ts'
import type { Decoded } from '../workers/photo-job.ts'
import type { PhotoWork } from '../workers/photo-work.ts'
import type { PhotoBytes } from './photo-bytes.ts'
import { type BitmapPicture, PictureCache } from './picture-cache.ts'

const MEGABYTE = 1_000_000
/** Up to this long side there is room for every photo of a full library, as large as it is shown then. */
const SMALLER_SIDE = 512
const SMALLER_BUDGET = 150 * MEGABYTE
/** Photos shown larger than that are few: the screen has no room for more. */
const FIRST_BUDGET = 130 * MEGABYTE
/** Sharper copies are a nicety: whatever does not fit is shown from the copy that is there. */
const SHARP_BUDGET = 250 * MEGABYTE

export interface Original {
  readonly bytes: PhotoBytes
  /** The pixels of the original. */
  readonly size: Size
  /** The long side first copies of this kind of photo have. */
  readonly firstSide: number
  readonly decoded: Decoded
}

interface Shelved extends Omit<Original, 'decoded'> {
  /** Always at hand, so that no photo is ever blank. */
  readonly small: BitmapPicture
}

type ShelfPicture = BitmapPicture & Pick<SourcePicture, 'isComing'>

const longSide = ({ width, height }: Size) => Math.max(width, height)
/** What a copy with this long side takes at most. */
const bytesAt = (side: number, { width, height }: Size) =>
  Math.ceil((side * width) / Math.max(width, height)) * Math.ceil((side * height) / Math.max(width, height)) * 4
const asPicture = (image: ImageBitmap) => ({ image, width: image.width, height: image.height })

/**
 * The pixels of the library. They stay out of its store: they are drawn, never compared. Of every photo a small copy is
 * kept; larger ones are made of the file again when they are looked at after they had to go.
 */
export class PictureShelf {
  readonly #work: PhotoWork
  readonly #photos = new Map<string, Shelved>()
  readonly #smaller = new PictureCache(SMALLER_BUDGET)
  readonly #first = new PictureCache(FIRST_BUDGET)
  readonly #sharp = new PictureCache(SHARP_BUDGET)
  /** Photos whose first copy is still to come: it is asked for before any other, so that all end up looking alike. */
  readonly #withoutFirst = new Set<string>()

  constructor(work: PhotoWork) {
    this.#work = work
  }

  put(id: string, { decoded: { bitmap, small }, ...photo }: Original): void {
    this.#photos.set(id, { ...photo, small: asPicture(small ?? bitmap) })
    // A decoder may come out a few pixels beside what was asked for; it is the first copy all the same.
    const first = Math.min(photo.firstSide, longSide(photo.size))
    if (small) this.#cacheFor(first).put(`${id} none ${first}`, asPicture(bitmap))
    else if (photo.bytes.isSmallSooner) this.#withoutFirst.add(id)
  }

  /** From now on the photo is read from elsewhere. */
  setBytes(id: string, bytes: PhotoBytes): void {
    const photo = this.#photos.get(id)
    if (photo) this.#photos.set(id, { ...photo, bytes })
  }

  /** The copy that is always at hand. */
  small(id: string): ImageBitmap | undefined {
    return this.#photos.get(id)?.small.image
  }

  forget(id: string): void {
    this.#photos.get(id)?.small.image.close()
    this.#photos.delete(id)
    this.#withoutFirst.delete(id)
    for (const cache of [this.#smaller, this.#first, this.#sharp]) cache.forget(`${id} `)
  }

  /**
   * The best there is now. Where more would be seen, it is asked for, and `arrived` called when it is there. Who does not
   * say how many pixels are wanted gets the first copy.
   */
  picture(id: string, toning: Toning, arrived: () => void, wantedPixels = Number.NaN): SourcePicture | undefined {
    const photo = this.#photos.get(id)
    if (!photo) return undefined
    const levels = this.#work.shrink ? CLOSE_LEVELS : undefined
    const level = pictureLevel(wantedPixels, longSide(photo.size), photo.firstSide, levels)
    if (toning === 'none') return this.#plain(id, photo, arrived, level)
    return this.#atHand(id, photo, toning, level) ?? this.#toned(id, photo, toning, arrived, level)
  }

  #plain(id: string, photo: Shelved, arrived: () => void, level: number): ShelfPicture {
    const { shrink } = this.#work
    const isSmall = level <= longSide(photo.small)
    if (isSmall && (!shrink || level === longSide(photo.small))) return photo.small
    const there = this.#atHand(id, photo, 'none', level)
    if (there) return there
    const larger = this.#atHand(id, photo, 'none', photo.firstSide) ?? (isSmall ? photo.small : undefined)
    const first = Math.min(photo.firstSide, longSide(photo.size))
    if (level < first && this.#withoutFirst.has(id) && this.#wantFirst(id, photo, first, arrived)) {
      return { ...(larger ?? photo.small), isComing: true }
    }
    const make = () =>
      shrink && larger && level < longSide(larger) ? shrink(larger.image, level) : this.#read(photo.bytes, level)
    const isComing = this.#cacheFor(level).want(`${id} none ${level}`, bytesAt(level, photo.size), make, arrived)
    return { ...(larger ?? photo.small), isComing }
  }

  #wantFirst(id: string, photo: Shelved, first: number, arrived: () => void): boolean {
    const make = async () => {
      const image = await this.#read(photo.bytes, first)
      this.#withoutFirst.delete(id)
      return image
    }
    return this.#cacheFor(first).want(`${id} none ${first}`, bytesAt(first, photo.size), make, arrived)
  }

  #toned(id: string, photo: Shelved, toning: Toning, arrived: () => void, level: number): ShelfPicture {
    const plain = this.#plain(id, photo, arrived, level)
    const isToning = this.#tone(id, plain, toning, arrived)
    const toned = this.#tonedOf(id, plain, toning)
    if (toned) return { ...toned, isComing: plain.isComing ?? false }
    const isToningSmall = this.#tone(id, photo.small, toning, arrived)
    const isComing = plain.isComing || isToning || isToningSmall
    return { ...(this.#tonedOf(id, photo.small, toning) ?? plain), isComing }
  }

  /** A copy with at least these pixels; the first one is as good as a smaller one where it is drawn with care. */
  #atHand(id: string, { firstSide, size }: Shelved, toning: Toning, level: number): BitmapPicture | undefined {
    const there = this.#cacheFor(level).get(`${id} ${toning} ${level}`)
    const first = Math.min(firstSide, longSide(size))
    return (
      there ?? (level < first && !this.#work.shrink ? this.#cacheFor(first).get(`${id} ${toning} ${first}`) : undefined)
    )
  }

  async #read(bytes: PhotoBytes, level: number): Promise<ImageBitmap> {
    const { blob, inspected } = await bytes.open(level)
    return this.#work.sharpen(blob, inspected, level)
  }

  #tone(id: string, plain: BitmapPicture, toning: Toning, arrived: () => void): boolean {
    const side = longSide(plain)
    const make = () => this.#work.tone(plain.image, toning)
    return this.#cacheFor(side).want(`${id} ${toning} ${side}`, bytesAt(side, plain), make, arrived)
  }

  #tonedOf(id: string, plain: BitmapPicture, toning: Toning): BitmapPicture | undefined {
    return this.#cacheFor(longSide(plain)).get(`${id} ${toning} ${longSide(plain)}`)
  }

  #cacheFor(level: number): PictureCache {
    if (level <= SMALLER_SIDE) return this.#smaller
    return level <= BASE_PIXELS.computer ? this.#first : this.#sharp
  }
}
