import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  assetPath,
  type CatalogueEntry,
  type CatalogueEntrySize,
  isGenerated,
  needsDigitShapes,
  readCatalogueEntries,
} from '@collagerie/core/catalogue'
import { readTemplateXml } from '@collagerie/core/template'
import { StartFailure } from '../config/start-failure.ts'
import type { LeftOutLog } from './left-out-log.ts'
import { loadDigitShapes } from './load-digit-shapes.ts'

const FILE_NAME = 'catalogue.json'

/** Reads the catalogue and every template file it names. Broken parts are logged and left out. */
export async function loadCatalogue(contentDir: string, log: LeftOutLog): Promise<readonly CatalogueEntry[]> {
  const { entries, failures } = readCatalogueEntries(await readCatalogueFile(contentDir))
  for (const failure of failures) log.warn({ failure }, 'a template is left out')
  const shapesFailure = await loadDigitShapes(contentDir)
  if (shapesFailure)
    log.warn({ failure: shapesFailure }, 'the number designs are left out: their digits cannot be drawn')
  const loaded: CatalogueEntry[] = []
  for (const entry of entries) {
    if (shapesFailure && needsDigitShapes(entry.source)) continue
    const sizes = isGenerated(entry.source) ? entry.sizes : await usableSizes(entry, contentDir, log)
    if (sizes.length > 0) loaded.push({ ...entry, sizes })
    else log.warn({ template: entry.id }, 'a template is left out: none of its sizes can be used')
  }
  return loaded
}

async function readCatalogueFile(contentDir: string): Promise<unknown> {
  const file = join(contentDir, FILE_NAME)
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const problem = error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read; build it with: npm run build'
    throw new StartFailure(`The catalogue ${file} ${problem}`, { cause: error })
  }
}

async function usableSizes(
  entry: CatalogueEntry,
  contentDir: string,
  log: LeftOutLog,
): Promise<readonly CatalogueEntrySize[]> {
  const sizes: CatalogueEntrySize[] = []
  for (const size of entry.sizes) {
    const failure = await templateFileFailure(size.url, contentDir)
    if (failure === undefined) sizes.push(size)
    else log.warn({ template: entry.id, size: size.id, url: size.url, failure }, 'a size is left out')
  }
  return sizes
}

async function templateFileFailure(url: string, contentDir: string): Promise<unknown> {
  const path = assetPath(url, 'xml')
  if (path === undefined)
    return { name: 'catalogue-url', reason: 'not the address of a template file below /webassets/' }
  const text = await readFile(join(contentDir, path), 'utf8').catch(() => undefined)
  if (text === undefined) return { name: 'catalogue-url', reason: 'there is no such file' }
  const result = readTemplateXml(text)
  return result.ok ? undefined : result.failure
}
