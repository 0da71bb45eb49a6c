/** A slot's name for a person who looks at the sheet. */
interface SlotName {
  readonly kind: 'slot' | 'text'
  /** Its number, or its name if it has none. */
  readonly label: string
}

export function slotName(slot: string): SlotName {
  const [, letters, number = ''] = /^(img|txt)(\d+)$/.exec(slot) ?? []
  if (letters === undefined) return { kind: 'slot', label: slot }
  return { kind: letters === 'txt' ? 'text' : 'slot', label: number }
}
