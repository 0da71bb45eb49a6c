import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetPath, type CatalogueEntry, DIGIT_SHAPES_FILE, localise } from '@collagerie/core/catalogue'
import { artIn, generatedTemplateOf, savedChoice } from '@collagerie/core/choice'
import { type SavedCollage, type SavedTemplate, savedSheets } from '@collagerie/core/collage'
import { readTemplateXml, type Variation } from '@collagerie/core/template'
import type { KeptArt } from '../catalogue/kept-art.ts'
import { unlessMissing } from '../storage/stored-file.ts'

/** A file of the content folder as it is now. */
export interface FrozenFile {
  /** The path within the content folder. */
  readonly path: string
  readonly text: string
}

export type FreezeContent = (document: SavedCollage) => Promise<readonly FrozenFile[]>

const CATALOGUE = 'catalogue.json'

/** Copies the shop's files that a collage's templates need, since the shop may change them before it prints. */
export function createContentFreezer(
  catalogue: readonly CatalogueEntry[],
  contentDir: string,
  art: Pick<KeptArt, 'textAt'>,
): FreezeContent {
  const byId = new Map(catalogue.map((entry) => [entry.id, entry]))

  async function fileAt(path: string): Promise<FrozenFile | undefined> {
    const text = await readFile(join(contentDir, path), 'utf8').catch(unlessMissing)
    return text === undefined ? undefined : { path, text }
  }

  /** The file of a drawn template, and how it is drawn now. */
  async function drawn(entry: CatalogueEntry, saved: SavedTemplate) {
    const choice = savedChoice(localise(entry, 'fr'), saved)
    const path = choice && !generatedTemplateOf(choice) ? assetPath(choice.size.url, 'xml') : undefined
    const file = path === undefined ? undefined : await fileAt(path)
    const read = file && readTemplateXml(file.text)
    return file && read?.ok ? { file, variation: read.value.variation } : undefined
  }

  return async (document) => {
    const used = new Map<string, CatalogueEntry>()
    const files = new Map<string, FrozenFile>()
    const keep = (file: FrozenFile) => files.set(file.path, file)
    /** The art of a layout. Pages share most of theirs, which is read once. */
    const keepArt = async (variation: Variation | undefined) => {
      for (const url of variation ? artIn(variation) : []) {
        const path = assetPath(url, 'svg')
        if (path === undefined || files.has(path)) continue
        const text = await art.textAt(path)
        if (text !== undefined) keep({ path, text })
      }
    }
    const names = new Set<string>()
    const templates = new Set(savedSheets(document).map(({ template }) => template))
    for (const template of templates) {
      const entry = template && byId.get(template.templateId)
      if (!entry) continue
      used.set(entry.id, entry)
      const name = `${template.templateId} ${template.childTemplateId}`
      const now = names.has(name) ? undefined : await drawn(entry, template)
      names.add(name)
      if (now) keep(now.file)
      await keepArt(now?.variation)
      await keepArt(template.variation)
    }
    const digits = await fileAt(DIGIT_SHAPES_FILE)
    if (digits) keep(digits)
    keep({ path: CATALOGUE, text: JSON.stringify([...used.values()]) })
    return [...files.values()]
  }
}
