import type { Picture } from '@collagerie/painter'

/** Pictures unseen for this long may be dropped; the others are on the screen. */
const SEEN_RECENTLY_MS = 2000
/** One painting of the sheet asks for all its pictures within this time; earlier requests may be obsolete. */
const ONE_LOOK_MS = 500
/** A failed picture is not retried with every repaint, but its file may come back. */
const RETRY_MS = 10_000

export type BitmapPicture = Picture & { readonly image: ImageBitmap }

interface Entry {
  readonly picture: BitmapPicture
  lastSeen: number
}

/** A picture being made already counts its bytes. */
interface Making {
  readonly bytes: number
  readonly listeners: Set<() => void>
  lastAsked: number
}

const bytesOf = ({ width, height }: Picture) => width * height * 4

/**
 * Copies of photos that can be made again, within a budget of bytes that includes those being made. A picture on the
 * screen is never dropped for another on the screen: two pictures that push each other out would be made for ever.
 */
export class PictureCache {
  readonly #budget: number
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  readonly #making = new Map<string, Making>()
  readonly #failed = new Map<string, number>()
  /** The bytes of all copies, finished or being made. */
  #bytes = 0

  constructor(budget: number, now: () => number = () => performance.now()) {
    this.#budget = budget
    this.#now = now
  }

  get(key: string): BitmapPicture | undefined {
    const entry = this.#entries.get(key)
    if (entry) entry.lastSeen = this.#now()
    return entry?.picture
  }

  /** Stores a picture nobody has looked at yet; it is dropped first. */
  put(key: string, picture: BitmapPicture): void {
    this.#keep(key, picture, Number.NEGATIVE_INFINITY)
  }

  /**
   * Has a picture made once and returns whether it is coming. `arrived` is called when it is there or has failed, but
   * not if a later request took its room.
   */
  want(key: string, bytes: number, make: () => Promise<ImageBitmap>, arrived: () => void): boolean {
    const known = this.#making.get(key)
    if (known) {
      known.listeners.add(arrived)
      known.lastAsked = this.#now()
      return true
    }
    if (this.#entries.has(key) || this.#failedLately(key)) return false
    if (!this.#makeRoom(bytes) && !this.#stopEarlier(bytes)) return false
    const making: Making = { bytes, listeners: new Set([arrived]), lastAsked: this.#now() }
    this.#making.set(key, making)
    this.#bytes += bytes
    make().then(
      (image) => this.#finish(key, making, image),
      () => this.#finish(key, making, undefined),
    )
    return true
  }

  /** Drops everything whose key starts with `prefix`. */
  forget(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#remove(key)
    for (const key of this.#failed.keys()) if (key.startsWith(prefix)) this.#failed.delete(key)
    const dropped = Array.from(this.#making).filter(([key]) => key.startsWith(prefix))
    for (const [key, making] of dropped) this.#stop(key, making)
    for (const [, { listeners }] of dropped) for (const listener of listeners) listener()
  }

  #finish(key: string, making: Making, image: ImageBitmap | undefined): void {
    if (this.#making.get(key) !== making) {
      image?.close()
      return
    }
    this.#stop(key, making)
    // If the picture failed or came larger than announced, the present one stays.
    const isKept = image && this.#keep(key, { image, width: image.width, height: image.height }, this.#now())
    if (!isKept) this.#failed.set(key, this.#now())
    for (const listener of making.listeners) listener()
  }

  /** Returns whether there was room; closes the picture if not. */
  #keep(key: string, picture: BitmapPicture, lastSeen: number): boolean {
    this.#remove(key)
    if (!this.#makeRoom(bytesOf(picture))) {
      picture.image.close()
      return false
    }
    this.#entries.set(key, { picture, lastSeen })
    this.#bytes += bytesOf(picture)
    return true
  }

  #failedLately(key: string): boolean {
    const failedAt = this.#failed.get(key)
    return failedAt !== undefined && this.#now() - failedAt < RETRY_MS
  }

  #fits(bytes: number): boolean {
    return this.#bytes + bytes <= this.#budget
  }

  #makeRoom(bytes: number): boolean {
    const seenBefore = this.#now() - SEEN_RECENTLY_MS
    const old = Array.from(this.#entries)
      .filter(([, entry]) => entry.lastSeen < seenBefore)
      .toSorted(([, a], [, b]) => a.lastSeen - b.lastSeen)
    for (const [key] of old) {
      if (this.#fits(bytes)) break
      this.#remove(key)
    }
    return this.#fits(bytes)
  }

  /** Stops pictures of earlier paintings, the earliest first, to make room for the present one. */
  #stopEarlier(bytes: number): boolean {
    const askedBefore = this.#now() - ONE_LOOK_MS
    const earlier = Array.from(this.#making)
      .filter(([, making]) => making.lastAsked < askedBefore)
      .toSorted(([, a], [, b]) => a.lastAsked - b.lastAsked)
    for (const [key, making] of earlier) {
      if (this.#fits(bytes)) break
      this.#stop(key, making)
    }
    return this.#fits(bytes)
  }

  /** A result that still arrives is closed. */
  #stop(key: string, making: Making): void {
    this.#making.delete(key)
    this.#bytes -= making.bytes
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= bytesOf(entry.picture)
    entry.picture.image.close()
  }
}
