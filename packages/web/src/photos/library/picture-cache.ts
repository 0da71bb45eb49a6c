import type { Picture } from '@collagerie/painter'

/** Pictures this long unseen may go; anything younger is on the screen. */
const SEEN_RECENTLY_MS = 2000

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
  readonly #failed = new Set<string>()
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

  /** Has a picture made, once; `arrived` is called when it is there. */
  want(key: string, bytes: number, make: () => Promise<ImageBitmap>, arrived: () => void): void {
    const listeners = this.#waiting.get(key)
    if (listeners) {
      listeners.add(arrived)
      return
    }
    if (this.#entries.has(key) || this.#failed.has(key) || !this.#makeRoom(bytes)) return
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
    for (const key of this.#failed) if (key.startsWith(prefix)) this.#failed.delete(key)
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

  /** Not asked for again with every repaint; what is shown meanwhile stays. */
  #giveUp(key: string): void {
    this.#waiting.delete(key)
    this.#failed.add(key)
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
