import { useEffect, useId, useState } from 'react'
import { create } from 'zustand'
import { lastToastId, type Toast } from './toast-queue.ts'

/** Where toasts can stand; later places are nearer to what the customer is doing. */
const PLACES = ['page', 'screen', 'dialog'] as const

export type ToastArea = (typeof PLACES)[number]

interface Mounted {
  readonly id: string
  readonly place: ToastArea
  /** The last toast when this place appeared. */
  readonly since: number
}

const useMounted = create<{ readonly mounted: readonly Mounted[] }>()(() => ({ mounted: [] }))

/** Tells whether a toast stands here: the nearest place that accepts it has it, and of several dialogs the last. */
export function useShowsToast(place: ToastArea): (toast: Toast) => boolean {
  const id = useId()
  const [since] = useState(lastToastId)
  useEffect(() => {
    useMounted.setState(({ mounted }) => ({ mounted: [...mounted, { id, place, since }] }))
    return () => useMounted.setState(({ mounted }) => ({ mounted: mounted.filter((each) => each.id !== id) }))
  }, [id, place, since])
  const all = useMounted(({ mounted }) => mounted)
  return (toast) => nearestOf(all, toast)?.id === id
}

/** Whether a dialog lies over the toasts of this place. */
export function useCovered(place: ToastArea): boolean {
  return useMounted(({ mounted }) => place !== 'dialog' && mounted.some((each) => each.place === 'dialog'))
}

function nearestOf(mounted: readonly Mounted[], toast: Toast): Mounted | undefined {
  return sorted(mounted.filter((each) => takes(each, toast))).at(-1)
}

function sorted(mounted: readonly Mounted[]): readonly Mounted[] {
  return mounted.toSorted((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place))
}

/** A toast about the sheet or its photos from before a dialog does not concern the dialog and takes no room in it. */
function takes({ place, since }: Mounted, { id, isOfSheet }: Toast): boolean {
  return place !== 'dialog' || !isOfSheet || id > since
}
