import { createDecipheriv, createHash } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Decrypts a sent password: base64 of nonce, AES-256-GCM ciphertext and tag, under the SHA-256 of a text in the same
 * request. This keeps passwords out of logs and sight; TLS protects them.
 */
export function decryptPassword(sent: string, keyText: string): string | undefined {
  const bytes = Buffer.from(sent, 'base64')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const key = createHash('sha256').update(keyText).digest()
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const plain = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]
    return Buffer.concat(plain).toString('utf8')
  } catch {
    return undefined
  }
}
