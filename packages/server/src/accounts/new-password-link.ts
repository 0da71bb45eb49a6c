import type { Language } from '@collagerie/core/catalogue'

/** The page for a new password. The secret is behind the hash, which browsers never send. */
export function newPasswordLink(origin: string, language: Language, token: string): string {
  return `${origin}/account/password?lang=${language}#${token}`
}
