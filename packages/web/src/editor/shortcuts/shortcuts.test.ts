import { expect, it } from 'vitest'
import { keysHere } from './shortcuts.ts'

const nameOf = (key: string) => ({ Ctrl: 'Strg', Shift: 'Umschalt', Delete: 'Entf' })[key] ?? key

it('calls keys as the keyboard at hand does', () => {
  expect(keysHere('Ctrl + Shift + Z', nameOf, 'Win32')).toBe('Strg + Umschalt + Z')
  expect(keysHere('Ctrl + Shift + Z', nameOf, 'MacIntel')).toBe('⌘ ⇧ Z')
  expect(keysHere('Delete', nameOf, 'MacIntel')).toBe('Entf')
  expect(keysHere('F2', nameOf, 'Win32')).toBe('F2')
})
