import type { FileError } from './photo-limits.ts'

export type PhotoState = 'LOADING' | 'ERROR' | 'IMAGE'

/** Why a photo cannot be shown; `notFoundOnDisk` if its file was missing when it should be sent. */
export type PhotoError = FileError | 'notFoundOnDisk'

export type PhotoEvent = 'loaded' | 'failed'

/** A refused photo stays refused; choosing the same file again makes a new photo. */
const NEXT: Readonly<Record<PhotoState, Partial<Record<PhotoEvent, PhotoState>>>> = {
  LOADING: { loaded: 'IMAGE', failed: 'ERROR' },
  IMAGE: { failed: 'ERROR' },
  ERROR: {},
}

/** An event without a meaning in a state leaves it unchanged: a late answer must not bring a refused photo back. */
export function nextPhotoState(state: PhotoState, event: PhotoEvent): PhotoState {
  return NEXT[state][event] ?? state
}

/** The tiles' numbers of the states. */
export const TILE_STATE: Readonly<Record<PhotoState, 0 | 1 | 2>> = { LOADING: 0, ERROR: 1, IMAGE: 2 }

/** A failed photo stays in its slot only if its bytes are kept elsewhere: on the server or in a draft. */
export function leavesSlot(state: PhotoState, isKeptElsewhere: boolean): boolean {
  return state === 'ERROR' && !isKeptElsewhere
}

/** How often the dots of a waiting photo move. */
export const DOTS_MS = 750
const MOST_DOTS = 3

/** One to three dots, by how long they have been moving. */
export function dotsAt(elapsed: number): number {
  return (Math.floor(Math.max(0, elapsed) / DOTS_MS) % MOST_DOTS) + 1
}
