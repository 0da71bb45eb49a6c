import { bursts } from '@collagerie/core/photo'
import type { LibraryPhoto } from '../../photos/library-store.ts'

export const TRAY_ORDERS = ['chosen', 'time', 'name', 'unused'] as const
export type TrayOrder = (typeof TRAY_ORDERS)[number]

type Compare = (a: LibraryPhoto, b: LibraryPhoto) => number

const timeOf = (photo: LibraryPhoto) => ('takenAt' in photo ? photo.takenAt : undefined) ?? Number.MAX_VALUE
/** Sorts img2 before img10 in every language. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Equal photos keep the order in which they were chosen. */
const COMPARE: Readonly<Record<TrayOrder, Compare>> = {
  chosen: () => 0,
  time: (a, b) => timeOf(a) - timeOf(b),
  name: (a, b) => byName.compare(a.name, b.name),
  unused: (a, b) => Number(a.used > 0) - Number(b.used > 0),
}

/** The tray's photos in stacks: the shots of a burst lie under the first of them. */
export function trayStacks(photos: readonly LibraryPhoto[], order: TrayOrder): readonly (readonly string[])[] {
  const shots = photos
    .toSorted(COMPARE[order])
    .map((photo) => (photo.state === 'IMAGE' ? photo : { id: photo.id, content: undefined }))
  return bursts(shots).map((stack) => stack.map(({ id }) => id))
}
