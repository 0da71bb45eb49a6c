import { randomBytes } from 'node:crypto'

/** An id nobody can guess. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}
