import { expect, it } from 'vitest'
import { keysHere } from './shortcuts.ts'

it('calls keys as the keyboard at hand does', () => {
  expect(keysHere('Ctrl + Shift + Z', 'Win32')).toBe('Ctrl + Shift + Z')
  expect(keysHere('Ctrl + Shift + Z', 'MacIntel')).toBe('⌘ ⇧ Z')
})
