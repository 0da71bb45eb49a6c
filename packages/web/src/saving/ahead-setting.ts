import { create } from 'zustand'
import { isSignedInHere, onAccountChange } from '../calls/account-presence.ts'
import { sendsAhead } from '../navigation/shop-config.ts'
import { inStorage } from '../ui/in-storage.ts'
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
  // Without storage the setting is forgotten with the page.
  inStorage('browser', (storage) => (isOn ? storage.removeItem(KEY) : storage.setItem(KEY, OFF)))
  useAheadSetting.setState({ isOn })
}

onAccountChange(() => useAheadSetting.setState({ isOffered: isOffered() }))
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) useAheadSetting.setState(readSetting())
})

function readSetting(): AheadSetting {
  const stored = inStorage('browser', (storage) => storage.getItem(KEY))
  return { isOn: stored !== OFF, isOffered: isOffered() }
}

function isOffered(): boolean {
  return sendsAhead() && isSignedInHere()
}
