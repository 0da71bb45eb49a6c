import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CatalogueEntry, localise } from '@collagerie/core/catalogue'
import { savedChoice, savedLayoutOf, savedSize } from '@collagerie/core/choice'
import type { SavedTemplate } from '@collagerie/core/collage'
import { isChosen, type Material } from '@collagerie/core/format'
import { readTemplateXml, type Template } from '@collagerie/core/template'

/** Looks templates up as saved collages name them, among those the shop has now. */
export interface TemplateFinder {
  /** Undefined if the shop no longer has the template or the size. */
  find(saved: SavedTemplate): Promise<Template | undefined>
  /** The materials that the collage's size is offered on; "no preference" is not one of them. */
  materials(saved: SavedTemplate): readonly Material[]
}

export function createTemplateFinder(entries: readonly CatalogueEntry[], contentDir: string): TemplateFinder {
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
      return choice.size.id === saved.childTemplateId ? readStatic(join(contentDir, choice.size.url)) : undefined
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
