import { shownPhotos } from '@collagerie/core/collage'
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
import { sendAhead } from './photo-post.ts'
import { onQuietHolds, quietHolds } from './quiet-holds.ts'
import { quietOutcome } from './quiet-outcome.ts'
import { useQuietSetting } from './quiet-setting.ts'

/** A line or a server that fails so often in a row is left alone. */
const MOST_FAILURES = 3

let isFollowing = false
let state: QuietState = 'OFF'
let spent: QuietSpent = { photos: 0, bytes: 0 }
let failures = 0
/** Until when nothing is tried after a failure. */
let waiting: number | undefined
let isLooking = false
let underWay: { readonly photo: QuietCandidate; readonly giveUp: AbortController } | undefined
/** Photos that cannot be sent; a save says why. */
const passedOver = new Set<string>()

/** From now on the library's photos go to the account of whoever is signed in while nothing else is going on. */
export function sendQuietly(): void {
  if (isFollowing) return
  isFollowing = true
  useQuietSetting.subscribe(follow)
  onQuietHolds(follow)
  follow()
}

function follow(): void {
  const { isOn, isOffered } = useQuietSetting.getState()
  happen(isOn && isOffered ? 'allowed' : 'forbidden')
  const holds = quietHolds(() => underWay !== undefined && isPlaced(underWay.photo.id))
  if (waiting !== undefined) holds.add('failedLately')
  happen(eventOfHolds(holds))
  if (state === 'WAITING') look()
}

function happen(event: QuietEvent): void {
  const step = quietStep(state, event)
  state = step.state
  if (step.effect === 'look') look()
  if (step.effect === 'give up') underWay?.giveUp.abort()
}

/** Takes the next photo in an idle moment, if there is one by then. */
function look(): void {
  if (isLooking) return
  isLooking = true
  whenIdle(() => {
    isLooking = false
    if (state !== 'WAITING' || underWay) return
    const photo = quietChoice(candidates(), spent)
    if (!photo) return
    happen('taken')
    void send(photo)
  })
}

async function send(photo: QuietCandidate): Promise<void> {
  const file = fileOf(photo.id)
  const giveUp = new AbortController()
  underWay = { photo, giveUp }
  try {
    if (file) await sendAhead(photo.id, file, giveUp.signal)
    spent = { photos: spent.photos + 1, bytes: spent.bytes + photo.bytes }
    failures = 0
    underWay = undefined
    happen('sent')
  } catch (error) {
    underWay = undefined
    // What was given up was not refused.
    if (!giveUp.signal.aborted) fail(photo, error)
  }
  follow()
}

function fail({ id }: QuietCandidate, error: unknown): void {
  const outcome = quietOutcome(error)
  if (outcome === 'photo') passedOver.add(id)
  if (outcome === 'line') {
    failures += 1
    waiting = window.setTimeout(() => {
      waiting = undefined
      follow()
    }, retryDelay(Math.random()))
  }
  const isOver = outcome === 'over' || failures >= MOST_FAILURES
  if (isOver) failures = 0
  happen(isOver ? 'refused' : 'failed')
  if (outcome === 'signed out') noteSessionOver()
}

function candidates(): readonly QuietCandidate[] {
  const { photos, order } = useLibrary.getState()
  return order.flatMap((id) => {
    const photo = photos[id]
    const file = fileOf(id)
    const isLocal = photo?.state === 'IMAGE' && photo.serverId === undefined && file && !passedOver.has(id)
    return isLocal ? { id, name: photo.name, bytes: file.size, isPlaced: isPlaced(id) } : []
  })
}

function isPlaced(id: string): boolean {
  const { collage } = useDocument.getState()
  return collage !== undefined && shownPhotos(collage).some(({ photo }) => photo.id === id)
}

/** Only when the page has nothing else to do, however long that takes. */
function whenIdle(job: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(job)
  else setTimeout(job, 200)
}
