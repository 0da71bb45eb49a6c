import type { PhotoWork } from '../workers/photo-work.ts'
import type { PhotoBytes } from './photo-bytes.ts'

/** The bytes of photos on this computer, and where they come from once they are released. */
export class PhotoFiles {
  readonly #work: Pick<PhotoWork, 'isSame'>
  /** Files of photos that no saved collage contains yet. */
  readonly #kept = new Map<string, Blob>()
  /** Where photos are read from once their file is released, since the server has them. */
  readonly #sent = new Map<string, PhotoBytes>()
  /** Files still being read, compared for doubles. */
  readonly #coming = new Map<string, Blob>()

  constructor(work: Pick<PhotoWork, 'isSame'>) {
    this.#work = work
  }

  of(id: string): Blob | undefined {
    return this.#kept.get(id)
  }

  keep(id: string, file: Blob): void {
    this.#kept.set(id, file)
  }

  forget(id: string): void {
    this.#kept.delete(id)
    this.#sent.delete(id)
  }

  /** Notes that the server has a photo. */
  noteSent(id: string, bytes: PhotoBytes): void {
    this.#sent.set(id, bytes)
  }

  /** Releases the file of a photo the server has. Returns where its bytes come from now. */
  release(id: string): PhotoBytes | undefined {
    const bytes = this.#sent.get(id)
    if (bytes) this.forget(id)
    return bytes
  }

  /** Counts a file as being read until the work is done. */
  async whileComing<Value>(id: string, file: Blob, work: () => Promise<Value>): Promise<Value> {
    this.#coming.set(id, file)
    try {
      return await work()
    } finally {
      this.#coming.delete(id)
    }
  }

  /** A file id covers only the two ends of a file, so all bytes are compared if both files are available. */
  async isSame(id: string, knownId: string): Promise<boolean> {
    const [file, known] = [this.#coming.get(id), this.#kept.get(knownId) ?? this.#coming.get(knownId)]
    return !file || !known || this.#work.isSame(file, known)
  }
}
