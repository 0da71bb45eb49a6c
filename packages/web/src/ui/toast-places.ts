import { useEffect, useId, useState } from 'react'
import { create } from 'zustand'
import { lastToastId, type Toast } from './toast-queue.ts'

/** Where toasts can stand, the nearer to what the customer is doing the later. */
const PLACES = ['page', 'screen', 'dialog'] as const

export type ToastPlace = (typeof PLACES)[number]

interface Mounted {
  readonly id: string
  readonly place: ToastPlace
  /** The last toast there was when this place came. */
  readonly since: number
}

const useMounted = create<{ readonly mounted: readonly Mounted[] }>()(() => ({ mounted: [] }))

/**
 * Says of a toast whether it is shown here: of all places on the page that take it the nearest has it, and of several
 * dialogs the last.
 */
export function useStandsHere(place: ToastPlace): (toast: Toast) => boolean {
  const id = useId()
  const [since] = useState(lastToastId)
  useEffect(() => {
    useMounted.setState(({ mounted }) => ({ mounted: [...mounted, { id, place, since }] }))
    return () => useMounted.setState(({ mounted }) => ({ mounted: mounted.filter((each) => each.id !== id) }))
  }, [id, place, since])
  const all = useMounted(({ mounted }) => mounted)
  return (toast) => nearestOf(all, toast)?.id === id
}

function nearestOf(mounted: readonly Mounted[], toast: Toast): Mounted | undefined {
  return mounted
    .filter((each) => takes(each, toast))
    .toSorted((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place))
    .at(-1)
}

/** What was said of the sheet before a dialog came is no matter of that dialog, and takes no room in it. */
function takes({ place, since }: Mounted, { id, isOfSheet }: Toast): boolean {
  return place !== 'dialog' || !isOfSheet || id > since
}
