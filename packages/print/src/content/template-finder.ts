import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CatalogueEntry, localise } from '@collagerie/core/catalogue'
import { artIn, drawnAsSaved, savedChoice, savedLayoutOf, savedSize } from '@collagerie/core/choice'
import type { SavedTemplate } from '@collagerie/core/collage'
import { isChosen, type Material } from '@collagerie/core/format'
import { readTemplateXml, type Template } from '@collagerie/core/template'

/** Looks templates up as saved collages name them, among those the shop has now. */
export interface TemplateFinder {
  /**
   * The template as the collage was saved, or as it is now if art of it is gone. Undefined if the shop no longer has
   * the template or the size.
   */
  find(saved: SavedTemplate): Promise<Template | undefined>
  /** The materials that the collage's size is offered on; "no preference" is not one of them. */
  materials(saved: SavedTemplate): readonly Material[]
}

/** Whether there is still art at an address. */
type HasArt = (url: string) => Promise<boolean>

export function createTemplateFinder(
  entries: readonly CatalogueEntry[],
  contentDir: string,
  hasArt: HasArt = async (url) => existsSync(join(contentDir, url)),
): TemplateFinder {
  // Names are not needed here, so any language will do.
  const byId = new Map(entries.map((entry) => [entry.id, localise(entry, 'fr')]))

  function choiceOf(saved: SavedTemplate) {
    const offered = byId.get(saved.templateId)
    return offered && savedChoice(offered, saved)
  }

  return {
    find: async (saved) => {
      const choice = choiceOf(saved)
      if (!choice) return undefined
      const generated = savedLayoutOf(choice, saved)
      if (generated) return generated
      if (choice.size.id !== saved.childTemplateId) return undefined
      const drawn = await readStatic(join(contentDir, choice.size.url))
      const asSaved = drawn && drawnAsSaved(drawn, saved)
      const found = asSaved && (await Promise.all(artIn(asSaved.variation).map(hasArt)))
      return found?.every(Boolean) ? asSaved : drawn
    },

    materials: (saved) => {
      const offered = byId.get(saved.templateId)
      const size = offered && savedSize(offered, saved)
      return (size?.materials ?? []).filter(isChosen)
    },
  }
}

async function readStatic(file: string): Promise<Template | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const read = text === undefined ? undefined : readTemplateXml(text)
  return read?.ok ? read.value : undefined
}
