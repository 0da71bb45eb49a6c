import { create } from 'zustand'
import { isSignedInHere, onAccountChange } from '../calls/account-presence.ts'
import { sendsAhead } from '../navigation/shop-config.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.aheadUploads
const OFF = 'off'

interface AheadSetting {
  /** Whether the customer wants it, in this browser. */
  readonly isOn: boolean
  /** Whether the switch is shown: the shop sends photos ahead and a customer is signed in. */
  readonly isOffered: boolean
}

export const useAheadSetting = create<AheadSetting>()(readSetting)

export function setAheadUploads(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, OFF)
  } catch {
    // A browser that stores nothing forgets the setting with the page.
  }
  useAheadSetting.setState({ isOn })
}

onAccountChange(() => useAheadSetting.setState({ isOffered: isOffered() }))
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) useAheadSetting.setState(readSetting())
})

function readSetting(): AheadSetting {
  return { isOn: stored() !== OFF, isOffered: isOffered() }
}

function isOffered(): boolean {
  return sendsAhead() && isSignedInHere()
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}
