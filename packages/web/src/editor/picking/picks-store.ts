import { NO_PICKS, type Picks, pickRange, togglePick } from '@collagerie/core/handling'
import { create } from 'zustand'

/** Where several things can be chosen: photos of the tray, or slots of the sheet. */
export type PickArea = 'photos' | 'slots'

export const usePicks = create<Readonly<Record<PickArea, Picks>>>()(() => ({ photos: NO_PICKS, slots: NO_PICKS }))

/** Choosing in one place clears the choice in the other. */
function set(place: PickArea, picks: Picks): void {
  usePicks.setState({ photos: NO_PICKS, slots: NO_PICKS, [place]: picks })
}

/** With `order` it chooses the range up to this one; otherwise it toggles only this one. */
export function pick(place: PickArea, id: string, order?: readonly string[]): void {
  const picks = usePicks.getState()[place]
  set(place, order ? pickRange(picks, id, order) : togglePick(picks, id))
}

/** Chooses everything a rectangle touched, in addition to the present choice or instead of it. */
export function pickAll(place: PickArea, ids: readonly string[], adds: boolean): void {
  const before = adds ? usePicks.getState()[place].ids : []
  set(place, { ids: [...new Set([...before, ...ids])], anchor: ids[0] })
}

export function pickNone(): void {
  usePicks.setState({ photos: NO_PICKS, slots: NO_PICKS })
}
