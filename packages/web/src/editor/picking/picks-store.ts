import { NO_PICKS, type Picks, pickRange, togglePick } from '@collagerie/core/handling'
import { create } from 'zustand'

/** Where several can be chosen together: the photos of the tray, or the slots of the sheet. */
export type PickPlace = 'photos' | 'slots'

export const usePicks = create<Readonly<Record<PickPlace, Picks>>>()(() => ({ photos: NO_PICKS, slots: NO_PICKS }))

/** What is chosen in one place is no longer chosen in the other. */
function set(place: PickPlace, picks: Picks): void {
  usePicks.setState({ photos: NO_PICKS, slots: NO_PICKS, [place]: picks })
}

/** With an order it is the range up to this one, else this one alone that changes. */
export function pick(place: PickPlace, id: string, order?: readonly string[]): void {
  const picks = usePicks.getState()[place]
  set(place, order ? pickRange(picks, id, order) : togglePick(picks, id))
}

/** All that a rectangle touched, beside what was chosen or instead of it. */
export function pickAll(place: PickPlace, ids: readonly string[], adds: boolean): void {
  const before = adds ? usePicks.getState()[place].ids : []
  set(place, { ids: [...new Set([...before, ...ids])], anchor: ids[0] })
}

export function pickNone(): void {
  usePicks.setState({ photos: NO_PICKS, slots: NO_PICKS })
}
