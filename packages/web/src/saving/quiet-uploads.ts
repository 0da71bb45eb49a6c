import { photosOnPages } from '@collagerie/core/collage'
import {
  eventOfHolds,
  type QuietCandidate,
  type QuietEvent,
  type QuietSpent,
  type QuietState,
  quietChoice,
  quietStep,
  retryDelay,
} from '@collagerie/core/saving'
import { noteSessionOver } from '../calls/account-presence.ts'
import { useDocument } from '../document/document-store.ts'
import { fileOf, useLibrary } from '../photos/library-store.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { photoPost } from './photo-post.ts'
import { onQuietHolds, quietHolds } from './quiet-holds.ts'
import { quietOutcome } from './quiet-outcome.ts'
import { useQuietSetting } from './quiet-setting.ts'

/** After so many failures in a row it stops trying. */
const MOST_FAILURES = 3

/** Sends the library's photos to the signed-in customer's account, one at a time, while nothing else is going on. */
class QuietUploads {
  #isFollowing = false
  #state: QuietState = 'OFF'
  #spent: QuietSpent = { photos: 0, bytes: 0 }
  #failures = 0
  /** Runs during the pause after a failure. */
  #pauseTimer: number | undefined
  #isLooking = false
  #underWay: { readonly photo: QuietCandidate; readonly giveUp: AbortController } | undefined
  /** Photos that cannot be sent; a save tells why. */
  readonly #passedOver = new Set<string>()

  /** Runs until the page is left; further calls change nothing. */
  begin(): void {
    if (this.#isFollowing) return
    this.#isFollowing = true
    useQuietSetting.subscribe(() => this.#follow())
    onQuietHolds(() => this.#follow())
    this.#follow()
  }

  #follow(): void {
    const { isOn, isOffered } = useQuietSetting.getState()
    this.#happen(isOn && isOffered ? 'allowed' : 'forbidden')
    const holds = quietHolds(() => this.#underWay !== undefined && placedPhotos().has(this.#underWay.photo.id))
    if (this.#pauseTimer !== undefined) holds.add('failedLately')
    this.#happen(eventOfHolds(holds))
    if (this.#state === 'WAITING') this.#look()
  }

  #happen(event: QuietEvent): void {
    const step = quietStep(this.#state, event)
    this.#state = step.state
    if (step.effect === 'look') this.#look()
    if (step.effect === 'give up') this.#underWay?.giveUp.abort()
  }

  /** Sends the next photo in the next idle moment, if there is one by then. */
  #look(): void {
    if (this.#isLooking) return
    this.#isLooking = true
    whenIdle(() => {
      this.#isLooking = false
      if (this.#state !== 'WAITING' || this.#underWay) return
      const photo = quietChoice(candidates(this.#passedOver), this.#spent)
      if (!photo) return
      this.#happen('taken')
      void this.#send(photo)
    })
  }

  async #send(photo: QuietCandidate): Promise<void> {
    const file = fileOf(photo.id)
    const giveUp = new AbortController()
    this.#underWay = { photo, giveUp }
    try {
      if (file) await photoPost.sendAhead(photo.id, file, giveUp.signal)
      this.#spent = { photos: this.#spent.photos + 1, bytes: this.#spent.bytes + photo.bytes }
      this.#failures = 0
      this.#underWay = undefined
      this.#happen('sent')
    } catch (error) {
      this.#underWay = undefined
      // An upload that was given up has not failed.
      if (!giveUp.signal.aborted) this.#fail(photo, error)
    }
    this.#follow()
  }

  #fail({ id }: QuietCandidate, error: unknown): void {
    const outcome = quietOutcome(error)
    if (outcome === 'photo') this.#passedOver.add(id)
    if (outcome === 'connection') {
      this.#failures += 1
      this.#pauseTimer = window.setTimeout(() => {
        this.#pauseTimer = undefined
        this.#follow()
      }, retryDelay(Math.random()))
    }
    const isOver = outcome === 'over' || this.#failures >= MOST_FAILURES
    if (isOver) this.#failures = 0
    this.#happen(isOver ? 'refused' : 'failed')
    if (outcome === 'signed out') noteSessionOver()
  }
}

/** The page's only one. */
export const quietUploads = new QuietUploads()

function candidates(passedOver: ReadonlySet<string>): readonly QuietCandidate[] {
  const { photos, order } = useLibrary.getState()
  const placed = placedPhotos()
  return order.flatMap((id) => {
    const photo = photos[id]
    const file = fileOf(id)
    const isLocal = photo?.state === 'IMAGE' && photo.serverId === undefined && file && !passedOver.has(id)
    return isLocal ? { id, name: photo.name, bytes: file.size, isPlaced: placed.has(id) } : []
  })
}

/** The photos a save would send: those of all pages. */
function placedPhotos(): ReadonlySet<string> {
  return new Set(photosOnPages(useDocument.getState().pages ?? []))
}
