import type { Picture } from '@collagerie/painter'

/** Pictures unseen for this long may go; the others are on the screen. */
const SEEN_RECENTLY_MS = 2000
/** One painting of the sheet asks for all it wants within this time; what was asked for before may no longer be wanted. */
const ONE_LOOK_MS = 500
/** What failed is not tried again with every repaint, but a file may come back. */
const RETRY_MS = 10_000

export type BitmapPicture = Picture & { readonly image: ImageBitmap }

interface Entry {
  readonly picture: BitmapPicture
  lastSeen: number
}

/** A picture that is being made has its bytes already. */
interface Making {
  readonly bytes: number
  readonly listeners: Set<() => void>
  lastAsked: number
}

const bytesOf = ({ width, height }: Picture) => width * height * 4

/**
 * Copies of photos that can be made again, within a budget of bytes that counts those being made too. What is on the
 * screen is never given up for something else on the screen: two pictures that push each other out would be made for
 * ever.
 */
export class PictureCache {
  readonly #budget: number
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  readonly #making = new Map<string, Making>()
  readonly #failed = new Map<string, number>()
  /** Of what is there and what is being made. */
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
    this.#keep(key, picture, Number.NEGATIVE_INFINITY)
  }

  /**
   * Has a picture made, once, and tells whether it is on its way. Then `arrived` is called when it is there or failed, but
   * not where a later wish has taken its room.
   */
  want(key: string, bytes: number, make: () => Promise<ImageBitmap>, arrived: () => void): boolean {
    const under = this.#making.get(key)
    if (under) {
      under.listeners.add(arrived)
      under.lastAsked = this.#now()
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

  /** Drops everything whose key starts so. */
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
    // What failed, or came larger than it was said to be, leaves what is shown meanwhile.
    const isKept = image && this.#keep(key, { image, width: image.width, height: image.height }, this.#now())
    if (!isKept) this.#failed.set(key, this.#now())
    for (const listener of making.listeners) listener()
  }

  /** Whether there was room for it; where there is none it is closed. */
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

  /** What is asked for now goes before what is being made for an earlier look, the earliest of all first. */
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

  /** Whatever comes of it is closed when it comes. */
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
