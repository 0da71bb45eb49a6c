import { createDecipheriv, createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { encryptPassword } from './encrypt-password.ts'

/** Decrypts like the server. */
function open(sent: string, keyText: string): string {
  const bytes = Buffer.from(sent, 'base64')
  const key = createHash('sha256').update(keyText).digest()
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'isSecureContext')
})

describe.each([true, false])('a password on a page whose context is secure: %s', (isSecure) => {
  it('can be opened with the key text alone, and looks different each time', async () => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: isSecure, configurable: true })
    const first = await encryptPassword('pâté & 秘密', 'Zoë')
    const second = await encryptPassword('pâté & 秘密', 'Zoë')
    expect(open(first, 'Zoë')).toBe('pâté & 秘密')
    expect(second).not.toBe(first)
    expect(() => open(first, 'Zoe')).toThrow(/authenticate/)
  })
})
