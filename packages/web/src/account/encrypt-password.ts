const NONCE_BYTES = 12

/**
 * Encrypts a password for posting: base64 of nonce, AES-256-GCM ciphertext and tag, under the SHA-256 of a text in the
 * same request. This keeps plain passwords out of logs; TLS protects them.
 */
export async function encryptPassword(password: string, keyText: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = await seal(utf8(password), utf8(keyText), nonce)
  return btoa(String.fromCharCode(...nonce, ...sealed))
}

async function seal(plain: Bytes, keyText: Bytes, nonce: Bytes): Promise<Uint8Array> {
  // Browsers offer no cryptography to pages without TLS.
  if (!globalThis.isSecureContext) return sealByHand(plain, keyText, nonce)
  const digest = await crypto.subtle.digest('SHA-256', keyText)
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt'])
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain))
}

async function sealByHand(plain: Bytes, keyText: Bytes, nonce: Bytes): Promise<Uint8Array> {
  const [{ gcm }, { sha256 }] = await Promise.all([import('@noble/ciphers/aes.js'), import('@noble/hashes/sha2.js')])
  return gcm(sha256(keyText), nonce).encrypt(plain)
}

type Bytes = Uint8Array<ArrayBuffer>

function utf8(text: string): Bytes {
  return new TextEncoder().encode(text)
}
