import { fileOf } from '../photos/library-store.ts'
import { writePhoto } from './draft-database.ts'
import { reportDraftRefused } from './report-draft-refused.ts'

/** A photo without room is tried again after this time, not with every change. */
const TRY_AGAIN_MS = 30_000

/** The photos whose bytes the browser's database has under the id of a draft, and those it refused. */
export class FiledPhotos {
  readonly #draftId: string
  readonly #filed = new Set<string>()
  /** When each was refused. */
  readonly #refused = new Map<string, number>()

  constructor(draftId: string) {
    this.#draftId = draftId
  }

  has(id: string): boolean {
    return this.#filed.has(id)
  }

  /** Notes photos that the database has already. */
  add(ids: Iterable<string>): void {
    for (const id of ids) this.#filed.add(id)
  }

  refused(): readonly string[] {
    return Array.from(this.#refused.keys())
  }

  /**
   * Stores the photos that only this computer has, one after the other, as long as they are wanted; one that is refused
   * leaves room for the next. Returns whether any was stored.
   */
  async file(ids: readonly string[], isWanted: () => boolean): Promise<boolean> {
    let isAnyNew = false
    for (const id of ids) {
      const file = this.#filed.has(id) ? undefined : fileOf(id)
      if (!file || Date.now() - (this.#refused.get(id) ?? 0) <= TRY_AGAIN_MS) continue
      if (!isWanted()) break
      isAnyNew = (await this.#fileOne(id, file)) || isAnyNew
    }
    return isAnyNew
  }

  async #fileOne(id: string, file: Blob): Promise<boolean> {
    try {
      await writePhoto(this.#draftId, id, file)
      this.#filed.add(id)
      this.#refused.delete(id)
      return true
    } catch (error) {
      this.#refused.set(id, Date.now())
      reportDraftRefused(error)
      return false
    }
  }
}
