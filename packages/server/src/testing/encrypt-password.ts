import { createCipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts a password like a page. */
export function encryptPassword(password: string, keyText: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(keyText).digest(), nonce)
  const sealed = [nonce, cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64')
}
