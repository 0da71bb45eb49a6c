/** What a slot is to somebody who looks at the sheet. */
interface SlotName {
  readonly kind: 'slot' | 'text'
  /** Its number, or its name where it has none. */
  readonly label: string
}

const KINDS: Readonly<Record<string, SlotName['kind']>> = { img: 'slot', txt: 'text' }

export function slotName(slot: string): SlotName {
  const [, letters = '', number = ''] = /^([a-z]+)(\d+)$/.exec(slot) ?? []
  const kind = KINDS[letters]
  return kind ? { kind, label: number } : { kind: 'slot', label: slot }
}
