const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([\w-]+)$/

/** Where a page of a list that is ordered by time ends: the next one starts after this. */
export interface TimePlace {
  readonly at: string
  readonly id: string
}

export function writeCursor({ at, id }: TimePlace): string {
  return `${at}~${id}`
}

/** An unreadable cursor starts at the beginning of the list. */
export function readCursor(text: string): TimePlace | undefined {
  const [, at, id] = CURSOR.exec(text) ?? []
  return at === undefined || id === undefined ? undefined : { at, id }
}
