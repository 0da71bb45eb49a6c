import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../config/start-failure.ts'

/** No file written by hand is longer. */
const MOST_BYTES = 1_000_000

/** A text of the shop's folder; undefined if there is no such file. */
export async function readShopText(shopDir: string, name: string): Promise<string | undefined> {
  const file = join(shopDir, name)
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw refusal(shopDir, name, 'cannot be read', error)
  })
  if (!bytes) return undefined
  if (bytes.length > MOST_BYTES) throw refusal(shopDir, name, `is larger than ${MOST_BYTES} bytes`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw refusal(shopDir, name, 'is not UTF-8', error)
  }
}

/** A JSON file of the shop's folder; undefined if there is no such file. */
export async function readShopJson(shopDir: string, name: string): Promise<unknown> {
  const text = await readShopText(shopDir, name)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refusal(shopDir, name, `is not valid JSON: ${error instanceof Error ? error.message : ''}`, error)
  }
}

/** Why the server does not start with this folder: the file, and what is wrong with it. */
export function refusal(shopDir: string, name: string, problem: string, cause?: unknown): StartFailure {
  return new StartFailure(`SHOP_DIR: ${join(shopDir, name)} ${problem}`, { cause })
}
