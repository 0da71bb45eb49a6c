/** `photos/name`, `resizes/name` or, for the files of one print, `prints/try/file`. */
const KEY = /^(?:(?!prints\/)[a-z]+\/[\w-]{8,64}|prints\/[\w-]{3,80}\/[a-z0-9][a-z0-9-]*\.[a-z]{3,4})$/

/** The kind of print files. They have a folder of their own, since they can be made again and need no backup. */
export const PRINTS = 'prints'

export function isBlobKey(key: string): boolean {
  return KEY.test(key)
}

/** The parts of a key. Keys never come from a caller, but a wrong path would be too dangerous to rely on that. */
export function partsOfKey(key: string): readonly string[] {
  if (!isBlobKey(key)) throw new Error(`${key} is not the key of a blob`)
  return key.split('/')
}
