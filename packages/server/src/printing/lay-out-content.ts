import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FrozenFile } from '../orders/freeze-content.ts'
import { OWN_FILE, OWN_FOLDER } from '../storage/close-to-others.ts'

const ASSETS = 'webassets'
/** Where quotes are listed; like fonts they are the shop's as it is now. */
const QUOTES = 'quotes.json'

/** A content folder for one print: what its order froze, and beside it what the shop has now. */
export async function layOutContent(now: string, files: readonly FrozenFile[], folder: string): Promise<string> {
  if (files.length === 0) return now
  await mkdir(join(folder, ASSETS), { recursive: true, mode: OWN_FOLDER })
  const frozen = new Set(files.map(({ path }) => path.split('/').slice(0, 2).join('/')))
  for (const { path, text } of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true, mode: OWN_FOLDER })
    await writeFile(file, text, { mode: OWN_FILE })
  }
  for (const { name } of await readdir(join(now, ASSETS), { withFileTypes: true })) {
    const path = join(ASSETS, name)
    if (!frozen.has(`${ASSETS}/${name}`)) await symlink(join(now, path), join(folder, path), 'junction')
  }
  if (!frozen.has(QUOTES)) await symlink(join(now, QUOTES), join(folder, QUOTES), 'file')
  return folder
}
