import type { Language } from '@collagerie/core/catalogue'

/** The page that takes a new password. The secret stands behind the hash, which browsers send to nobody. */
export function newPasswordLink(origin: string, language: Language, token: string): string {
  return `${origin}/account/password?lang=${language}#${token}`
}
