import { type Art, readArt } from '@collagerie/core/art'

/** Art that does not parse is a mistake in this folder, so it stops the build and says which file. */
export function artOrThrow(url: string, text: string): Art {
  const result = readArt(text)
  if (!result.ok) throw new Error(`${url}: ${JSON.stringify(result.failure)}`)
  return result.value
}
