const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([\w-]+)$/

/** The end of a page in a list ordered by time: the next page starts after it. */
export interface TimePosition {
  readonly at: string
  readonly id: string
}

export function writeCursor({ at, id }: TimePosition): string {
  return `${at}~${id}`
}

/** An unreadable cursor starts at the beginning of the list. */
export function readCursor(text: string): TimePosition | undefined {
  const [, at, id] = CURSOR.exec(text) ?? []
  return at === undefined || id === undefined ? undefined : { at, id }
}
