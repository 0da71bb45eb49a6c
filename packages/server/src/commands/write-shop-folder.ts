import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '@collagerie/core/catalogue'
import { ANY_WAY } from '@collagerie/core/delivery'
import { formatId, type Material, marginBounds, materialMargin, STANDARD_SIZES } from '@collagerie/core/format'
import { StartFailure } from '../config/start-failure.ts'
import { SELLABLE_MATERIALS } from '../shop-folder/shop-file-rules.ts'

/** Writes the shipped settings as a shop's folder. Returns the written files. */
export async function writeShopFolder(folder: string, contentDir: string): Promise<readonly string[]> {
  const terms = await readTerms(contentDir)
  if ((await namesIn(folder)).length > 0) throw new StartFailure(`${folder} is not empty: nothing was written`)
  await mkdir(join(folder, 'terms'), { recursive: true }).catch((error: unknown) => {
    throw new StartFailure(`${folder} cannot be written`, { cause: error })
  })
  const assortment = {
    sizes: STANDARD_SIZES.map(formatId),
    customSizes: true,
    materials: Object.fromEntries(SELLABLE_MATERIALS.map((material) => [material, asShipped(material)])),
  }
  const written: string[] = []
  for (const [name, said] of Object.entries({ 'assortment.json': assortment, 'delivery.json': { ways: ANY_WAY } })) {
    const file = join(folder, name)
    await writeFile(file, `${JSON.stringify(said, undefined, 2)}\n`)
    written.push(file)
  }
  for (const [path, text] of terms) {
    await writeFile(join(folder, path), text)
    written.push(join(folder, path))
  }
  return written
}

function asShipped(material: Material): { readonly margin?: number } {
  return marginBounds(material) ? { margin: materialMargin(material) } : {}
}

async function readTerms(contentDir: string): Promise<ReadonlyMap<string, string>> {
  const terms = new Map<string, string>()
  for (const language of LANGUAGES) {
    const path = join('terms', `${language}.txt`)
    const file = join(contentDir, 'webassets', path)
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new StartFailure(`${file} cannot be read; build it with: npm run build`, { cause: error })
    })
    terms.set(path, text)
  }
  return terms
}

/** A missing folder counts as empty. */
async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartFailure(`${folder} cannot be read`, { cause: error })
  })
}
