import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { FONT_FACES } from '@collagerie/painter'
import { registerFonts } from '@collagerie/painter/node'
import { WEBASSETS } from './folders.ts'

const require = createRequire(import.meta.url)

/** Browser, server and this build all read the same copies, so a text breaks at the same place everywhere. */
export async function buildFonts(): Promise<void> {
  const folder = join(WEBASSETS, 'fonts')
  await mkdir(folder, { recursive: true })
  for (const { file } of FONT_FACES) {
    const slug = file.slice(0, file.indexOf('-latin-'))
    const packageFolder = dirname(require.resolve(`@fontsource/${slug}/package.json`))
    await copyFile(join(packageFolder, 'files', file), join(folder, file))
  }
  registerFonts(folder)
}
