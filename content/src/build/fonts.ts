import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FONT_FACES } from '@collagerie/painter'
import { registerFonts } from '@collagerie/painter/node'
import { WEBASSETS } from './folders.ts'
import { fontSource } from './font-source.ts'

/** Browser, server and this build all read the same copies, so a text breaks at the same place everywhere. */
export async function buildFonts(): Promise<void> {
  const folder = join(WEBASSETS, 'fonts')
  await mkdir(folder, { recursive: true })
  for (const { file } of FONT_FACES) await copyFile(fontSource(file), join(folder, file))
  registerFonts(folder)
}
