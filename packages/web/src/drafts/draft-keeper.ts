import { withoutSamples } from '@collagerie/core/collage'
import { type LocalCopy, setLocalCopy } from '../document/local-copy.ts'
import { fileOf, librarySource } from '../photos/library-store.ts'
import { idleTime } from '../ui/when-idle.ts'
import { askToPersist } from './ask-to-persist.ts'
import { coalesce } from './coalesce.ts'
import { changeDraft, keptPhotoIds, readDraft, readDrafts, writeDraft, writePicture } from './draft-database.ts'
import { type DocumentNow, draftFromDocument, type PhotosNow } from './draft-from-document.ts'
import { hintDrafts } from './draft-hint.ts'
import { isOffered } from './draft-limits.ts'
import { holdDraft, letGoOfDraft } from './draft-lock.ts'
import type { Draft, DraftPhoto } from './draft-record.ts'
import { FiledPhotos } from './filed-photos.ts'
import { isOfAccount } from './is-of-account.ts'
import { reportDraftRefused } from './report-draft-refused.ts'

const WRITE_DELAY_MS = 300
const PICTURE_DELAY_MS = 4000

const PICTURE_LOOK = {
  source: librarySource,
  longSide: 320,
  isSquare: false,
  quality: 0.8,
} as const

interface Snapshot {
  readonly document: DocumentNow
  readonly library: PhotosNow
}

/** Keeps one draft in the database as the document and the library change. */
export class DraftKeeper {
  readonly #draftId: string
  /** Reads what the database had of the draft when this tab opened it. */
  readonly #begun: Promise<void>
  readonly #writing = coalesce(
    () => this.#write(),
    WRITE_DELAY_MS,
    () => this.#tell(),
  )
  readonly #filing = coalesce(
    () => this.#filePhotos(),
    0,
    () => this.#tell(),
  )
  readonly #picturing = coalesce(() => this.#picture(), PICTURE_DELAY_MS)
  #now: Snapshot | undefined
  #last: Draft | undefined
  #isRefused = false
  #isPictureAwaited = false
  /** Another draft is open: its keeper now reports whether changes are stored. */
  #isLeft = false
  #isOver = false
  readonly #photos = new Map<string, DraftPhoto>()
  readonly #filed: FiledPhotos

  constructor(draftId: string) {
    this.#draftId = draftId
    this.#filed = new FiledPhotos(draftId)
    this.#begun = this.#begin()
  }

  get draftId(): string {
    return this.#draftId
  }

  touch(snapshot: Snapshot): void {
    if (this.#isOver) return
    this.#now = snapshot
    // Set at once, for a list that is opened before the draft is written.
    if (snapshot.document.isUnsaved) hintDrafts(true)
    this.#writing.touch()
    this.#filing.touch()
    this.#tell()
  }

  async flush(): Promise<void> {
    await Promise.all([this.#writing.flush(), this.#filing.flush()])
  }

  /** Paints the picture of the latest change at once, for a list that is about to show it. */
  async picture(): Promise<void> {
    await this.#writing.flush()
    this.#isPictureAwaited = true
    await this.#picturing.flush()
    this.#isPictureAwaited = false
  }

  /** The tab turns to something else; the stored draft stays. */
  async leave(): Promise<void> {
    this.#isLeft = true
    await this.flush()
    this.#isOver = true
    letGoOfDraft(this.#draftId)
  }

  /** Paints a draft that was left before its picture was due, unless it has been taken up since. */
  async pictureLeft(): Promise<void> {
    const left = this.#last
    if (!left || left.isPictured) return
    try {
      const picture = await this.#paint()
      const stored = await readDraft(this.#draftId)
      if (!picture || stored?.updatedAt !== left.updatedAt) return
      await writePicture(this.#draftId, picture)
      await changeDraft(this.#draftId, { isPictured: true })
    } catch {
      // It is offered without one.
    }
  }

  /** Writes nothing more. */
  abandon(): void {
    this.#isOver = true
    letGoOfDraft(this.#draftId)
  }

  async isOfAccount(): Promise<boolean> {
    await this.#begun
    const draft = this.#now && this.#draft(this.#now)
    return draft !== undefined && isOfAccount(draft)
  }

  async #begin(): Promise<void> {
    try {
      // No other tab has this draft: its id is new, or the code that restored it holds it. A browser without locks
      // keeps drafts all the same.
      await holdDraft(this.#draftId)
      this.#last = await readDraft(this.#draftId)
      for (const photo of this.#last?.photos ?? []) this.#photos.set(photo.id, photo)
      this.#filed.add(await keptPhotoIds(this.#draftId))
    } catch {
      // A browser that cannot read cannot write either, and the write reports that.
    }
  }

  async #write(): Promise<void> {
    await this.#begun
    if (!this.#now || this.#isOver) return
    try {
      const draft = this.#draft(this.#now)
      if (!isSame(draft, this.#last)) {
        await writeDraft(draft)
        this.#last = draft
        this.#picturing.touch()
        await this.#hint(draft)
      }
      this.#isRefused = false
    } catch (error) {
      this.#isRefused = true
      reportDraftRefused(error)
    }
  }

  /** A saved collage is not offered: a list that kept room for it would jump once it knows. */
  async #hint({ isUnsaved }: Draft): Promise<void> {
    const others = isUnsaved ? [] : await readDrafts().catch(() => [])
    hintDrafts(isUnsaved || others.some(isOffered))
  }

  /** A draft of an account stays one. */
  #draft({ document, library }: Snapshot): Draft {
    const before = { photos: this.#photos, hasBytes: (id: string) => this.#filed.has(id) }
    const isAccounts = document.isOfAccount || this.#last?.isOfAccount === true
    return draftFromDocument({ ...document, isOfAccount: isAccounts }, library, before, Date.now())
  }

  async #filePhotos(): Promise<void> {
    await this.#begun
    const ids = Object.keys(this.#now?.library.photos ?? {})
    if (await this.#filed.file(ids, () => !this.#isOver)) askToPersist()
  }

  /** Only decoration: without a picture the draft is offered with a bare sheet. */
  async #picture(): Promise<void> {
    if (!this.#isPictureAwaited) await idleTime()
    if (!this.#now || this.#isOver) return
    const painted = this.#last
    try {
      const picture = await this.#paint()
      if (!picture || this.#isOver) return
      await writePicture(this.#draftId, picture)
      // A change that came meanwhile has its own picture to come.
      if (!painted || this.#last !== painted || this.#writing.isPending()) return
      this.#last = { ...painted, isPictured: true }
      await changeDraft(this.#draftId, { isPictured: true })
    } catch {
      // A full browser has already been reported.
    }
  }

  async #paint(): Promise<Blob | undefined> {
    const first = this.#now?.document.pages[0]
    if (!first) return undefined
    // A draft that comes back does not wait for what paints its next picture.
    const { paintMiniature } = await import('../painting/miniature.ts')
    return paintMiniature(withoutSamples(first), PICTURE_LOOK)
  }

  #tell(): void {
    if (!this.#isOver && !this.#isLeft) setLocalCopy(this.#state())
  }

  #state(): LocalCopy {
    // Photos the server has got since need no bytes here.
    const { photos = {} } = this.#now?.library ?? {}
    const isMissing = this.#filed.refused().some((id) => fileOf(id) && photos[id]?.serverId === undefined)
    if (this.#isRefused || isMissing) return 'refused'
    return this.#writing.isPending() || this.#filing.isPending() ? 'keeping' : 'kept'
  }
}

/** Writing an unchanged draft would only make it look newer. */
function isSame(draft: Draft, last: Draft | undefined): boolean {
  if (!last) return false
  const { isPictured: _known, ...known } = last
  return JSON.stringify({ ...draft, updatedAt: last.updatedAt }) === JSON.stringify(known)
}
