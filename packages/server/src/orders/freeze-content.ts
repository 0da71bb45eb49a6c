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

  async function fileAt(path: string): Promise<readonly FrozenFile[]> {
    const text = await readFile(join(contentDir, path), 'utf8').catch(unlessMissing)
    return text === undefined ? [] : [{ path, text }]
  }

  async function artOf(variation: Variation | undefined): Promise<readonly FrozenFile[]> {
    const files: FrozenFile[] = []
    for (const url of variation ? artIn(variation) : []) {
      const path = assetPath(url, 'svg')
      const text = path && (await art.textAt(path))
      if (path && text !== undefined) files.push({ path, text })
    }
    return files
  }

  /** The drawn template, and the art that lies on it. */
  async function drawn(entry: CatalogueEntry, saved: SavedTemplate): Promise<readonly FrozenFile[]> {
    const choice = savedChoice(localise(entry, 'fr'), saved)
    const path = choice && !generatedTemplateOf(choice) ? assetPath(choice.size.url, 'xml') : undefined
    const [file] = path === undefined ? [] : await fileAt(path)
    const read = file && readTemplateXml(file.text)
    return file && read?.ok ? [file, ...(await artOf(read.value.variation))] : []
  }

  return async (document) => {
    const used = new Map<string, CatalogueEntry>()
    const files = new Map<string, FrozenFile>()
    const keep = (more: readonly FrozenFile[]) => more.forEach((file) => files.set(file.path, file))
    const names = new Set<string>()
    const templates = new Set(savedSheets(document).map(({ template }) => template))
    for (const template of templates) {
      const entry = template && byId.get(template.templateId)
      if (!entry) continue
      used.set(entry.id, entry)
      const name = `${template.templateId} ${template.childTemplateId}`
      if (!names.has(name)) keep(await drawn(entry, template))
      names.add(name)
      keep(await artOf(template.variation))
    }
    keep(await fileAt(DIGIT_SHAPES_FILE))
    keep([{ path: CATALOGUE, text: JSON.stringify([...used.values()]) }])
    return [...files.values()]
  }
}
