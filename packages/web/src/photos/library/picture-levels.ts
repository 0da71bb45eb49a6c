import type { Toning } from '@collagerie/core/effects'
import type { Size } from '@collagerie/core/geometry'
import { BASE_PIXELS, CLOSE_LEVELS, pictureLevel } from '@collagerie/core/photo'
import type { SourcePicture } from '../../painting/picture-source.ts'
import type { DecodedPhoto } from '../workers/photo-job.ts'
import type { PhotoWork } from '../workers/photo-work.ts'
import type { PhotoBytes } from './photo-bytes.ts'
import { type BitmapPicture, PictureCache } from './picture-cache.ts'

const MEGABYTE = 1_000_000
/** Up to this long side there is room for every photo of a full library. */
const SMALLER_SIDE = 512
const SMALLER_BUDGET = 150 * MEGABYTE
/** Few photos are shown larger than that: the screen has no room for more. */
const FIRST_BUDGET = 130 * MEGABYTE
/** Sharper copies are optional: without room, the present copy is shown. */
const SHARP_BUDGET = 250 * MEGABYTE

export interface DecodedOriginal {
  readonly bytes: PhotoBytes
  /** The original's pixels. */
  readonly size: Size
  /** The long side of first copies of this kind of photo. */
  readonly firstSide: number
  readonly decoded: DecodedPhoto
}

interface StoredPhoto extends Omit<DecodedOriginal, 'decoded'> {
  /** Always available, so that no photo is ever blank. */
  readonly small: BitmapPicture
}

type LevelPicture = BitmapPicture & Pick<SourcePicture, 'isComing'>

const longSide = ({ width, height }: Size) => Math.max(width, height)
/** The most bytes a copy with this long side takes. */
const bytesAt = (side: number, { width, height }: Size) =>
  Math.ceil((side * width) / Math.max(width, height)) * Math.ceil((side * height) / Math.max(width, height)) * 4
const asPicture = (image: ImageBitmap) => ({ image, width: image.width, height: image.height })

/**
 * The library's pixels. They stay out of its store, since they are drawn and never compared. Each photo keeps a small
 * copy; larger copies are made from the file again when they are needed after they were dropped.
 */
export class PictureLevels {
  readonly #work: PhotoWork
  readonly #photos = new Map<string, StoredPhoto>()
  readonly #smaller = new PictureCache(SMALLER_BUDGET)
  readonly #first = new PictureCache(FIRST_BUDGET)
  readonly #sharp = new PictureCache(SHARP_BUDGET)
  /** Photos without a first copy: it is made before any sharper copy, so that all photos look alike. */
  readonly #withoutFirst = new Set<string>()

  constructor(work: PhotoWork) {
    this.#work = work
  }

  put(id: string, { decoded: { bitmap, small }, ...photo }: DecodedOriginal): void {
    this.#photos.set(id, { ...photo, small: asPicture(small ?? bitmap) })
    // A decoder may miss the requested size by a few pixels; the result still is the first copy.
    const first = Math.min(photo.firstSide, longSide(photo.size))
    if (small) this.#cacheFor(first).put(`${id} none ${first}`, asPicture(bitmap))
    else if (photo.bytes.isSmallSooner) this.#withoutFirst.add(id)
  }

  /** Changes where the photo is read from. */
  setBytes(id: string, bytes: PhotoBytes): void {
    const photo = this.#photos.get(id)
    if (photo) this.#photos.set(id, { ...photo, bytes })
  }

  /** The copy that is always available. */
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
   * Returns the best copy there is. If a sharper one would be visible, it is requested, and `arrived` is called when it
   * is there. Without a wanted size the caller gets the first copy.
   */
  picture(id: string, toning: Toning, arrived: () => void, wantedPixels = Number.NaN): SourcePicture | undefined {
    const photo = this.#photos.get(id)
    if (!photo) return undefined
    const levels = this.#work.shrink ? CLOSE_LEVELS : undefined
    const level = pictureLevel(wantedPixels, longSide(photo.size), photo.firstSide, levels)
    if (toning === 'none') return this.#plain(id, photo, arrived, level)
    return this.#atHand(id, photo, toning, level) ?? this.#toned(id, photo, toning, arrived, level)
  }

  #plain(id: string, photo: StoredPhoto, arrived: () => void, level: number): LevelPicture {
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

  #wantFirst(id: string, photo: StoredPhoto, first: number, arrived: () => void): boolean {
    const make = async () => {
      const image = await this.#read(photo.bytes, first)
      this.#withoutFirst.delete(id)
      return image
    }
    return this.#cacheFor(first).want(`${id} none ${first}`, bytesAt(first, photo.size), make, arrived)
  }

  #toned(id: string, photo: StoredPhoto, toning: Toning, arrived: () => void, level: number): LevelPicture {
    const plain = this.#plain(id, photo, arrived, level)
    const isToning = this.#tone(id, plain, toning, arrived)
    const toned = this.#tonedOf(id, plain, toning)
    if (toned) return { ...toned, isComing: plain.isComing ?? false }
    const isToningSmall = this.#tone(id, photo.small, toning, arrived)
    const isComing = plain.isComing || isToning || isToningSmall
    return { ...(this.#tonedOf(id, photo.small, toning) ?? plain), isComing }
  }

  /** A copy with at least these pixels; drawn carefully, the first copy is as good as a smaller one. */
  #atHand(id: string, { firstSide, size }: StoredPhoto, toning: Toning, level: number): BitmapPicture | undefined {
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
