import { create } from 'zustand'

/** Whether this browser has the collage as it is now: all of it, not yet, or not at all. */
export type KeptHere = 'kept' | 'keeping' | 'refused'

const useStore = create<{ readonly state: KeptHere }>()(() => ({ state: 'kept' }))

/** How the collage on the table is kept in this browser, for a sign beside the account's state. */
export function useKeptHere(): KeptHere {
  return useStore((store) => store.state)
}

export function keptHere(): KeptHere {
  return useStore.getState().state
}

/** Calls back when that changes. */
export function onKeptHere(listener: () => void): () => void {
  return useStore.subscribe(listener)
}

export function setKeptHere(state: KeptHere): void {
  useStore.setState({ state })
}
