import { create } from 'zustand'

/** Whether this browser has stored the present collage: completely, not yet, or not at all. */
export type KeptHere = 'kept' | 'keeping' | 'refused'

const useStore = create<{ readonly state: KeptHere }>()(() => ({ state: 'kept' }))

/** How the open collage is stored in this browser, shown beside the account's state. */
export function useKeptHere(): KeptHere {
  return useStore((store) => store.state)
}

export function keptHere(): KeptHere {
  return useStore.getState().state
}

/** Calls back when the state changes. */
export function onKeptHere(listener: () => void): () => void {
  return useStore.subscribe(listener)
}

export function setKeptHere(state: KeptHere): void {
  useStore.setState({ state })
}
