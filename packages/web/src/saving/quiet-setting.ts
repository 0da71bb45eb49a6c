import { create } from 'zustand'
import { isSignedInHere, onAccountChange } from '../calls/account-presence.ts'
import { hasQuietUploads } from '../navigation/shop-config.ts'

const KEY = 'collagerie-quiet-uploads'
const OFF = 'off'

interface QuietSetting {
  /** What the customer wants, in this browser. */
  readonly isOn: boolean
  /** Whether there is something to switch: the shop has it, and somebody is signed in. */
  readonly isOffered: boolean
}

export const useQuietSetting = create<QuietSetting>()(readSetting)

export function setQuietUploads(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, OFF)
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
  useQuietSetting.setState({ isOn })
}

onAccountChange(() => useQuietSetting.setState({ isOffered: isOffered() }))
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) useQuietSetting.setState(readSetting())
})

function readSetting(): QuietSetting {
  return { isOn: stored() !== OFF, isOffered: isOffered() }
}

function isOffered(): boolean {
  return hasQuietUploads() && isSignedInHere()
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}
