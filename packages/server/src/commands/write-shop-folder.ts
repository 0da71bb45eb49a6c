import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '@collagerie/core/catalogue'
import { formatId, STANDARD_SIZES } from '@collagerie/core/format'
import { StartFailure } from '../config/start-failure.ts'
import { SOLD_MATERIALS } from '../shop-folder/exactly.ts'

/** What ships, as a shop would write it. The files it wrote. */
export async function writeShopFolder(folder: string, contentDir: string): Promise<readonly string[]> {
  await mkdir(join(folder, 'terms'), { recursive: true }).catch((error: unknown) => {
    throw new StartFailure(`${folder} cannot be written`, { cause: error })
  })
  const before = (await readdir(folder)).filter((name) => name !== 'terms')
  if (before.length > 0 || (await readdir(join(folder, 'terms'))).length > 0)
    throw new StartFailure(`${folder} is not empty: nothing was written`)
  const assortment = {
    sizes: STANDARD_SIZES.map(formatId),
    customSizes: true,
    materials: Object.fromEntries(SOLD_MATERIALS.map((material) => [material, {}])),
  }
  const file = join(folder, 'assortment.json')
  await writeFile(file, `${JSON.stringify(assortment, undefined, 2)}\n`)
  const written = [file]
  for (const language of LANGUAGES) {
    const terms = join('terms', `${language}.txt`)
    await copyFile(join(contentDir, 'webassets', terms), join(folder, terms))
    written.push(join(folder, terms))
  }
  return written
}
