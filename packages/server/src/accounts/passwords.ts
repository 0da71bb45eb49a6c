import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Hashes and checks passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time where there is no hash to compare with, so that it does not tell which names exist. */
  verify(stored: string | undefined, password: string): Promise<boolean>
}

export async function createPasswords(): Promise<Passwords> {
  const decoy = await hash(randomBytes(32))
  return {
    hash: (password) => hash(password),
    verify: async (stored, password) => {
      const matches = await verify(stored ?? decoy, password)
      return stored !== undefined && matches
    },
  }
}
