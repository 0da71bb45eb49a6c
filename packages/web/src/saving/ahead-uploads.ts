import { photosOnPages } from '@collagerie/core/collage'
import {
  type AheadCandidate,
  type AheadEvent,
  type AheadSpent,
  type AheadState,
  aheadChoice,
  aheadStep,
  eventOfHolds,
  retryDelay,
} from '@collagerie/core/saving'
import { noteSessionOver } from '../calls/account-presence.ts'
import { useDocument } from '../document/document-store.ts'
import { fileOf, useLibrary } from '../photos/library-store.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { aheadHolds, onAheadHolds } from './ahead-holds.ts'
import { aheadOutcome } from './ahead-outcome.ts'
import { useAheadSetting } from './ahead-setting.ts'
import { photoPost } from './photo-post.ts'

/** After so many failures in a row it stops trying. */
const MOST_FAILURES = 3

/** Sends the library's photos to the signed-in customer's account, one at a time, while nothing else is going on. */
class AheadUploads {
  #isFollowing = false
  #state: AheadState = 'OFF'
  #spent: AheadSpent = { photos: 0, bytes: 0 }
  #failures = 0
  /** Runs during the pause after a failure. */
  #pauseTimer: number | undefined
  #isLooking = false
  #underWay: { readonly photo: AheadCandidate; readonly giveUp: AbortController } | undefined
  /** Photos that cannot be sent; a save tells why. */
  readonly #passedOver = new Set<string>()

  /** Runs until the page is left; further calls change nothing. */
  begin(): void {
    if (this.#isFollowing) return
    this.#isFollowing = true
    useAheadSetting.subscribe(() => this.#follow())
    onAheadHolds(() => this.#follow())
    this.#follow()
  }

  #follow(): void {
    const { isOn, isOffered } = useAheadSetting.getState()
    this.#happen(isOn && isOffered ? 'allowed' : 'forbidden')
    const holds = aheadHolds(() => this.#underWay !== undefined && placedPhotos().has(this.#underWay.photo.id))
    if (this.#pauseTimer !== undefined) holds.add('failedLately')
    this.#happen(eventOfHolds(holds))
    if (this.#state === 'WAITING') this.#look()
  }

  #happen(event: AheadEvent): void {
    const step = aheadStep(this.#state, event)
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
      const photo = aheadChoice(candidates(this.#passedOver), this.#spent)
      if (!photo) return
      this.#happen('taken')
      void this.#send(photo)
    })
  }

  async #send(photo: AheadCandidate): Promise<void> {
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

  #fail({ id }: AheadCandidate, error: unknown): void {
    const outcome = aheadOutcome(error)
    if (outcome === 'photo') this.#passedOver.add(id)
    if (outcome === 'connection') {
      this.#failures += 1
      this.#pauseTimer = window.setTimeout(() => {
        this.#pauseTimer = undefined
        this.#follow()
      }, retryDelay(Math.random()))
    }
    const isOver = outcome === 'over' || outcome === 'signed out' || this.#failures >= MOST_FAILURES
    if (isOver) this.#failures = 0
    this.#happen(isOver ? 'refused' : 'failed')
    if (outcome === 'signed out') noteSessionOver()
  }
}

/** The page's only one. */
export const aheadUploads = new AheadUploads()

function candidates(passedOver: ReadonlySet<string>): readonly AheadCandidate[] {
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
