import { chmod, opendir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isOpenToOthers, OWN_FILE } from './close-to-others.ts'
import { unlessMissing } from './stored-file.ts'

/** Where uploads wait to be kept; they have no keys yet. */
export const INCOMING = 'incoming'

/**
 * The keys of all blobs in a folder that were written before a time, one after the other: there may be more than fit
 * into memory. What other users of the machine could read is closed on the way.
 */
export async function* walkBlobs(folder: string, before: number): AsyncGenerator<string> {
  for (const kind of await foldersIn(folder)) {
    if (kind === INCOMING) continue
    for (const part of await foldersIn(join(folder, kind))) {
      for await (const entry of await opendir(join(folder, kind, part))) {
        if (!entry.isFile()) continue
        const path = join(folder, kind, part, entry.name)
        const facts = await stat(path).catch(unlessMissing)
        if (facts === undefined) continue
        if (isOpenToOthers(facts)) await chmod(path, OWN_FILE).catch(() => undefined)
        if (facts.mtimeMs < before) yield `${kind}/${entry.name}`
      }
    }
  }
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
