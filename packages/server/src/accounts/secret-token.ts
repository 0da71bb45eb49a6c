import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^[\w-]{43}$/

/** 256 random bits that grant access. The database stores only their hash. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

export function isSecretToken(text: string): boolean {
  return TOKEN.test(text)
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
