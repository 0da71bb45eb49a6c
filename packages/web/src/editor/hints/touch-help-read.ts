import { create } from 'zustand'
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
  try {
    localStorage.setItem(STORAGE_KEY, 'read')
  } catch {
    // If storage is forbidden, the help returns on the next page.
  }
}

function wasRead(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
