import { describe, expect, it } from 'vitest'
import { encryptPassword } from '../testing/encrypt-password.ts'
import { decryptPassword } from './decrypt-password.ts'

describe('a password on its way', () => {
  it.each(['secret', 'p@ßwörd 😀', ''])('arrives as "%s"', (password) => {
    expect(decryptPassword(encryptPassword(password, 'annaanna@example.com'), 'annaanna@example.com')).toBe(password)
  })

  it('never looks the same twice', () => {
    expect(encryptPassword('secret', 'anna')).not.toBe(encryptPassword('secret', 'anna'))
  })

  it('opens what a browser sealed', () => {
    const sealed = 'AAECAwQFBgcICQoLVzocoydqFQs31k+NoAfuuxEaVFfKMw=='
    expect(decryptPassword(sealed, 'anna')).toBe('secret')
  })

  it('does not open under another key, nor changed, cut or empty', () => {
    const sealed = encryptPassword('secret', 'anna')
    const changed = Buffer.from(sealed, 'base64')
    changed.writeUInt8(changed.readUInt8(14) ^ 1, 14)
    const texts = [changed.toString('base64'), sealed.slice(0, -8), sealed.slice(0, 16), '', 'secret', '!'.repeat(60)]
    expect(decryptPassword(sealed, 'Anna')).toBeUndefined()
    for (const text of texts) expect(decryptPassword(text, 'anna')).toBeUndefined()
  })
})
