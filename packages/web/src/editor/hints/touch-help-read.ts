import { create } from 'zustand'
import { inStorage } from '../../ui/in-storage.ts'
import { STORAGE_KEYS } from '../../ui/storage-keys.ts'

const STORAGE_KEY = STORAGE_KEYS.touchHelp

const useRead = create(() => ({ isRead: wasRead() }))

/** Whether the customer uses fingers and has not read the help yet. */
export function useNeedsTouchHelp(): boolean {
  return useRead(({ isRead }) => !isRead) && window.matchMedia('(pointer: coarse)').matches
}

export function touchHelpRead(): void {
  if (useRead.getState().isRead) return
  useRead.setState({ isRead: true })
  // Without storage the help returns on the next page.
  inStorage('browser', (storage) => storage.setItem(STORAGE_KEY, 'read'))
}

function wasRead(): boolean {
  return inStorage('browser', (storage) => storage.getItem(STORAGE_KEY) !== null) ?? false
}
