import type { ListPlace } from './overview-repository.ts'

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([\w-]+)$/

export function writeCursor({ updatedAt, id }: ListPlace): string {
  return `${updatedAt}~${id}`
}

/** What is no place in a list is its beginning. */
export function readCursor(text: string): ListPlace | undefined {
  const [, updatedAt, id] = CURSOR.exec(text) ?? []
  return updatedAt === undefined || id === undefined ? undefined : { updatedAt, id }
}
