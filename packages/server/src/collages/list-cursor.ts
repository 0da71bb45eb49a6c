import type { ListPlace } from './overview-repository.ts'

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([\w-]+)$/

export function writeCursor({ updatedAt, id }: ListPlace): string {
  return `${updatedAt}~${id}`
}

/** An unreadable cursor starts at the beginning of the list. */
export function readCursor(text: string): ListPlace | undefined {
  const [, updatedAt, id] = CURSOR.exec(text) ?? []
  return updatedAt === undefined || id === undefined ? undefined : { updatedAt, id }
}
