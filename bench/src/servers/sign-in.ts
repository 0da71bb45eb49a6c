import { createCipheriv, createHash, randomBytes } from 'node:crypto'

/** As a page sends it: nonce, ciphertext and tag under the hash of a text. */
function encrypted(password: string, keyText: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(keyText).digest(), nonce)
  return Buffer.concat([nonce, cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** Registers an account and returns its session cookie. */
export async function signedInCookie(url: string, username = 'bench'): Promise<string> {
  const email = `${username}@example.com`
  const password = encrypted('a password', username + email)
  const answer = await fetch(`${url}/api/register?format=json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, email, password, password_again: password, newsletter: false, terms: true }),
  })
  const [cookie = ''] = answer.headers.getSetCookie()
  return cookie.split(';', 1)[0] ?? ''
}
