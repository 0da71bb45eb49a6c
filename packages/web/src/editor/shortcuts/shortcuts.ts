/** What the keyboard does in the editor: the text that says so, and the keys as they are printed. */
export const SHORTCUTS = [
  { text: 'go', keys: ['←', '↑', '→', '↓'] },
  { text: 'open', keys: ['Enter'] },
  { text: 'write', keys: ['Enter', 'F2'] },
  { text: 'carry', keys: ['M'] },
  { text: 'remove', keys: ['Delete'] },
  { text: 'zoom', keys: ['+', '−'] },
  { text: 'move', keys: ['Shift + ←', '↑', '→', '↓'] },
  { text: 'several', keys: ['Shift + Space'] },
  { text: 'undo', keys: ['Ctrl + Z'] },
  { text: 'redo', keys: ['Ctrl + Shift + Z', 'Ctrl + Y'] },
  { text: 'list', keys: ['?'] },
] as const

/** Keys as they are called on the keyboard at hand. */
export function keysHere(keys: string, platform = navigator.platform): string {
  return /^(Mac|iP)/.test(platform) ? keys.replace('Ctrl + ', '⌘ ').replace('Shift + ', '⇧ ') : keys
}
