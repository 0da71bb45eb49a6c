import { chmod, opendir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isBlobKey, PRINTS } from './blob-key.ts'
import { isOpenToOthers, OWN_FILE } from './restrict-permissions.ts'
import { unlessMissing } from './stored-file.ts'

/** Where uploads wait to be kept and prints are made; these files have no keys yet. */
export const INCOMING = 'incoming'

/**
 * The keys of all blobs in a folder that were written before a time, one by one: there may be more than fit into
 * memory. Files that other users could read are closed on the way.
 */
export async function* walkBlobs(folder: string, before: number): AsyncGenerator<string> {
  for (const kind of await foldersIn(folder)) {
    if (kind === INCOMING) continue
    for (const part of await foldersIn(join(folder, kind)))
      for await (const name of walkFiles(join(folder, kind, part), before)) yield `${kind}/${name}`
  }
}

/** `walkBlobs` for print files, which have a folder for each try; `start` may name one of them. */
export async function* walkPrints(folder: string, before: number, start: string): AsyncGenerator<string> {
  const [, wanted = ''] = start.split('/')
  const tries = start.split('/').length > 2 ? [wanted] : await foldersIn(folder)
  for (const each of tries) {
    if (each === INCOMING) continue
    for await (const name of walkFiles(join(folder, each), before)) {
      const key = `${PRINTS}/${each}/${name}`
      if (isBlobKey(key)) yield key
    }
  }
}

async function* walkFiles(folder: string, before: number): AsyncGenerator<string> {
  const opened = await opendir(folder).catch(unlessMissing)
  if (!opened) return
  for await (const entry of opened) {
    if (!entry.isFile()) continue
    const path = join(folder, entry.name)
    const facts = await stat(path).catch(unlessMissing)
    if (facts === undefined) continue
    if (isOpenToOthers(facts)) await chmod(path, OWN_FILE).catch(() => undefined)
    if (facts.mtimeMs < before) yield entry.name
  }
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
