import { useEffect, useId } from 'react'
import { create } from 'zustand'

/** Where toasts can stand, the nearer to what the customer is doing the later. */
const PLACES = ['page', 'screen', 'dialog'] as const

export type ToastPlace = (typeof PLACES)[number]

interface Mounted {
  readonly id: string
  readonly place: ToastPlace
}

const useMounted = create<{ readonly mounted: readonly Mounted[] }>()(() => ({ mounted: [] }))

/** Whether toasts are shown here: of all places on the page the nearest has them, and of several dialogs the last. */
export function useIsNearest(place: ToastPlace): boolean {
  const id = useId()
  useEffect(() => {
    useMounted.setState(({ mounted }) => ({ mounted: [...mounted, { id, place }] }))
    return () => useMounted.setState(({ mounted }) => ({ mounted: mounted.filter((each) => each.id !== id) }))
  }, [id, place])
  return useMounted(({ mounted }) => nearestOf(mounted)?.id === id)
}

function nearestOf(mounted: readonly Mounted[]): Mounted | undefined {
  return mounted.toSorted((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place)).at(-1)
}
