import type { ScreenPoint } from '@collagerie/core/geometry'
import { FIRST_MEASURED, type MeasuredLength, type RoomId } from '@collagerie/core/hanging'
import { create } from 'zustand'
import { hasSignedOut, onAccountChange, onSignedOutElsewhere } from '../calls/account-presence.ts'

export type Where = RoomId | 'own'

interface KeptWall {
  readonly where: Where
  readonly compares: boolean
  /** The photo of the customer's own wall. */
  readonly file: Blob | undefined
  readonly points: MeasuredLength
  /** As typed. */
  readonly length: string
  readonly isMeasuring: boolean
  /** Where the piece hangs on it. */
  readonly middle: ScreenPoint
}

/** Of every new photo of a wall. The piece hangs a little above the middle, as pictures do. */
export const UNMEASURED: Pick<KeptWall, 'points' | 'isMeasuring' | 'middle'> = {
  points: FIRST_MEASURED,
  isMeasuring: true,
  middle: { x: 0.5, y: 0.4 },
}

/**
 * The wall as the customer left it, for the next piece they look at: measuring it once is enough. Kept in this tab's
 * memory alone, so that a reload or signing out forgets it, in another tab too.
 */
export const useKeptWall = create<KeptWall>()(() => ({
  ...UNMEASURED,
  where: 'living',
  compares: false,
  file: undefined,
  length: String(FIRST_MEASURED.centimetres),
}))

onSignedOutElsewhere(forgetWall)
// Changing the account signs out without a reload.
onAccountChange(() => hasSignedOut() && forgetWall())

function forgetWall(): void {
  useKeptWall.setState(useKeptWall.getInitialState())
}

export function keepWall(part: Partial<KeptWall>): void {
  useKeptWall.setState(part)
}
