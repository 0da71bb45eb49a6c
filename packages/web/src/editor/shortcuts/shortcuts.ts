/** The keyboard shortcuts of the editor: the text of each, and its keys as printed. */
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

/** Keys with a name of their own in every language. */
const NAMED = ['Enter', 'Delete', 'Shift', 'Space', 'Ctrl'] as const

export type NamedKey = (typeof NAMED)[number]

const MAC_SIGNS: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧' }

/** The names of the keys on this computer's keyboard. */
export function keysHere(keys: string, nameOf: (key: NamedKey) => string, platform = navigator.platform): string {
  const isMac = /^(Mac|iP)/.test(platform)
  const parts = keys.split(' + ').map((key) => {
    const named = NAMED.find((each) => each === key)
    return (isMac ? MAC_SIGNS[key] : undefined) ?? (named ? nameOf(named) : key)
  })
  return parts.join(isMac ? ' ' : ' + ')
}
