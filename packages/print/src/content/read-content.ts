import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Art, readArt } from '@collagerie/core/art'
import { DIGIT_SHAPES_FILE, readCatalogueEntries } from '@collagerie/core/catalogue'
import type { Template } from '@collagerie/core/template'
import { readDigitShapes } from '@collagerie/painter/node'
import { PrintFailure } from '../job/print-failure.ts'
import { createTemplateFinder, type TemplateFinder } from './template-finder.ts'

/** The data that a print needs of the shop's content folder. */
export interface PrintContent {
  readonly templates: TemplateFinder
  readonly fontFolder: string
  /** The pictures for print of the quotes, by photo id. */
  readonly quotes: ReadonlyMap<string, string>
  /** The art that lies on a template, by its addresses. */
  artOf(template: Template, pageNumber: number): Promise<ReadonlyMap<string, Art>>
}

export async function readContent(folder: string): Promise<PrintContent> {
  const { entries } = readCatalogueEntries(await readJson(folder, 'catalogue.json'))
  const shapes = join(folder, DIGIT_SHAPES_FILE)
  try {
    readDigitShapes(shapes)
  } catch (error) {
    throw new PrintFailure('no-content', shapes, {}, { cause: error })
  }
  return {
    templates: createTemplateFinder(entries, folder),
    fontFolder: join(folder, 'webassets/fonts'),
    quotes: await readQuotes(folder),
    artOf: async ({ variation }, pageNumber) => {
      const art = new Map<string, Art>()
      for (const layer of variation.layers) {
        if (layer.kind !== 'overlay' || art.has(layer.url)) continue
        const text = await readFile(join(folder, layer.url), 'utf8').catch(() => undefined)
        const read = text === undefined ? undefined : readArt(text)
        if (!read?.ok) throw new PrintFailure('no-art', layer.url, { page: pageNumber })
        art.set(layer.url, read.value)
      }
      return art
    },
  }
}

async function readJson(folder: string, name: string): Promise<unknown> {
  const file = join(folder, name)
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new PrintFailure('no-content', file, {}, { cause: error })
  }
}

/** Quotes are optional, and malformed entries are ignored. */
async function readQuotes(folder: string): Promise<ReadonlyMap<string, string>> {
  const list = await readJson(folder, 'quotes.json').catch(() => [])
  const quotes = (Array.isArray(list) ? list : []) as readonly { id?: unknown; fullformat?: { src?: unknown } }[]
  return new Map(
    quotes.flatMap(({ id, fullformat }) =>
      typeof id === 'string' && typeof fullformat?.src === 'string' ? [[id, join(folder, fullformat.src)]] : [],
    ),
  )
}
