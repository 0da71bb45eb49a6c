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

interface Standing {
  /** Of all places on the page that take a toast the nearest has it, and of several dialogs the last. */
  readonly standsHere: (toast: Toast) => boolean
  /** Whether a dialog has come since, and what stands here waits until it is closed. */
  readonly isCovered: boolean
}

export function useStanding(place: ToastPlace): Standing {
  const id = useId()
  const [since] = useState(lastToastId)
  useEffect(() => {
    useMounted.setState(({ mounted }) => ({ mounted: [...mounted, { id, place, since }] }))
    return () => useMounted.setState(({ mounted }) => ({ mounted: mounted.filter((each) => each.id !== id) }))
  }, [id, place, since])
  const all = useMounted(({ mounted }) => mounted)
  return {
    standsHere: (toast) => nearestOf(all, toast)?.id === id,
    isCovered: all.some((each) => each.place === 'dialog') && sorted(all).at(-1)?.id !== id,
  }
}

function nearestOf(mounted: readonly Mounted[], toast: Toast): Mounted | undefined {
  return sorted(mounted.filter((each) => takes(each, toast))).at(-1)
}

function sorted(mounted: readonly Mounted[]): readonly Mounted[] {
  return mounted.toSorted((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place))
}

/** What was said of the sheet or its photos before a dialog came is no matter of that dialog, and takes no room in it. */
function takes({ place, since }: Mounted, { id, isOfSheet }: Toast): boolean {
  return place !== 'dialog' || !isOfSheet || id > since
}
