import { create } from 'zustand'

/** Whether this browser has stored the present collage: completely, not yet, or not at all. */
export type LocalCopy = 'kept' | 'keeping' | 'refused'

const useStore = create<{ readonly state: LocalCopy }>()(() => ({ state: 'kept' }))

/** How the open collage is stored in this browser, shown beside the account's state. */
export function useLocalCopy(): LocalCopy {
  return useStore((store) => store.state)
}

export function localCopy(): LocalCopy {
  return useStore.getState().state
}

/** Calls back when the state changes. */
export function onLocalCopy(listener: () => void): () => void {
  return useStore.subscribe(listener)
}

export function setLocalCopy(state: LocalCopy): void {
  useStore.setState({ state })
}
