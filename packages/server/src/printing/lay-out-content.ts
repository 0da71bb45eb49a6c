import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FrozenFile } from '../orders/freeze-content.ts'
import { OWN_FILE, OWN_FOLDER } from '../storage/restrict-permissions.ts'

const ASSETS = 'webassets'
/** The list of quotes. Quotes, like fonts, come from the shop's present content. */
const QUOTES = 'quotes.json'

/** Makes the content folder of one print: the files its order froze, and the shop's present files beside them. */
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
