import type { Picture } from '@collagerie/painter'

/** Pictures this long unseen may go; anything younger is on the screen. */
const SEEN_RECENTLY_MS = 2000
/** What failed is not tried again with every repaint, but a file may come back. */
const RETRY_MS = 10_000

export type BitmapPicture = Picture & { readonly image: ImageBitmap }

interface Entry {
  readonly picture: BitmapPicture
  lastSeen: number
}

const bytesOf = ({ width, height }: Picture) => width * height * 4

/**
 * Copies of photos that can be made again, kept within a budget of bytes. What is on the screen is never given up for
 * something else on the screen: two pictures that push each other out would be made for ever.
 */
export class PictureCache {
  readonly #budget: number
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  readonly #waiting = new Map<string, Set<() => void>>()
  readonly #failed = new Map<string, number>()
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

  /** Keeps a picture nobody has looked at yet; it is the first to go. */
  put(key: string, picture: BitmapPicture): void {
    this.#remove(key)
    if (!this.#makeRoom(bytesOf(picture))) {
      picture.image.close()
      return
    }
    this.#entries.set(key, { picture, lastSeen: Number.NEGATIVE_INFINITY })
    this.#bytes += bytesOf(picture)
  }

  /** Has a picture made, once; `arrived` is called when it is there. */
  want(key: string, bytes: number, make: () => Promise<ImageBitmap>, arrived: () => void): void {
    const listeners = this.#waiting.get(key)
    if (listeners) {
      listeners.add(arrived)
      return
    }
    if (this.#entries.has(key) || this.#failedLately(key) || !this.#makeRoom(bytes)) return
    this.#waiting.set(key, new Set([arrived]))
    make().then(
      (image) => this.#keep(key, { image, width: image.width, height: image.height }),
      () => this.#giveUp(key),
    )
  }

  /** Drops everything whose key starts so. */
  forget(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#remove(key)
    for (const key of this.#waiting.keys()) if (key.startsWith(prefix)) this.#waiting.delete(key)
    for (const key of this.#failed.keys()) if (key.startsWith(prefix)) this.#failed.delete(key)
  }

  #keep(key: string, picture: BitmapPicture): void {
    const listeners = this.#waiting.get(key)
    this.#waiting.delete(key)
    if (!listeners) {
      picture.image.close()
      return
    }
    this.#entries.set(key, { picture, lastSeen: this.#now() })
    this.#bytes += bytesOf(picture)
    for (const listener of listeners) listener()
  }

  /** What is shown meanwhile stays. */
  #giveUp(key: string): void {
    this.#waiting.delete(key)
    this.#failed.set(key, this.#now())
  }

  #failedLately(key: string): boolean {
    const failedAt = this.#failed.get(key)
    return failedAt !== undefined && this.#now() - failedAt < RETRY_MS
  }

  #makeRoom(bytes: number): boolean {
    const seenBefore = this.#now() - SEEN_RECENTLY_MS
    const old = Array.from(this.#entries)
      .filter(([, entry]) => entry.lastSeen < seenBefore)
      .toSorted(([, a], [, b]) => a.lastSeen - b.lastSeen)
    for (const [key] of old) {
      if (this.#bytes + bytes <= this.#budget) break
      this.#remove(key)
    }
    return this.#bytes + bytes <= this.#budget
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= bytesOf(entry.picture)
    entry.picture.image.close()
  }
}
