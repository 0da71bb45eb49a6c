import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fingerprinted } from '../catalogue/fingerprinted.ts'

export const CONTENT = resolve(import.meta.dirname, '../..')
export const BUILD = join(CONTENT, 'build')
/** What the server hands out under /webassets/. */
export const WEBASSETS = join(BUILD, 'webassets')

/** Writes a file that is found under an address of its own for ever, and gives that address. */
export async function publish(address: string, data: Uint8Array): Promise<string> {
  const url = fingerprinted(address, [data])
  await put(join(BUILD, url), data)
  return url
}

/** Writes a file below a folder that may not exist yet. */
export async function put(path: string, data: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, data)
}
