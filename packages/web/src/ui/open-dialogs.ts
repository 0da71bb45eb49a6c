import { create } from 'zustand'

type Close = () => void

/** What closes each open dialog, the topmost last: whoever asks whether one is open can forget none. */
export const useOpenDialogs = create<{ readonly open: readonly Close[] }>()(() => ({ open: [] }))

export const hasDialog = ({ open } = useOpenDialogs.getState()): boolean => open.length > 0

/** Counts a dialog as open until the returned function is called. */
export function countDialog(close: Close): () => void {
  useOpenDialogs.setState(({ open }) => ({ open: [...open, close] }))
  return () => useOpenDialogs.setState(({ open }) => ({ open: open.filter((each) => each !== close) }))
}

/** The topmost dialog, which counts as closed from now on. */
export function takeTopDialog(): Close | undefined {
  const close = useOpenDialogs.getState().open.at(-1)
  useOpenDialogs.setState(({ open }) => ({ open: open.slice(0, -1) }))
  return close
}
