import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CatalogueEntry, isGenerated } from '@collagerie/core/catalogue'
import type { SavedCollage, SavedTemplate } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { type Material, materialsFor } from '@collagerie/core/format'
import { readTemplateXml, type Template } from '@collagerie/core/template'

/** Looks templates up as saved collages name them, among those the shop has now. */
export interface TemplateFinder {
  /** Undefined where the shop no longer has the template or the size. */
  find(saved: SavedTemplate): Promise<Template | undefined>
  /** What the collage's size is offered on, no preference left out. */
  materials(saved: SavedTemplate): readonly Material[]
}

export function createTemplateFinder(entries: readonly CatalogueEntry[], contentDir: string): TemplateFinder {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))

  function sizeOf({ templateId, childTemplateId }: SavedTemplate) {
    return byId.get(templateId)?.sizes.find(({ id }) => id === childTemplateId)
  }

  return {
    find: async (saved) => {
      const entry = byId.get(saved.templateId)
      const size = sizeOf(saved)
      if (!entry) return undefined
      if (!isGenerated(entry.source)) return size && readStatic(join(contentDir, size.url))
      // The measures in the collage come first: tiles and custom sizes stand in no list.
      const format = saved.canvas ?? size
      if (!format) return undefined
      const design = designFor(entry.source.replace(/^.*gen:/, ''))
      const { width, height } = format
      return generateTemplate(design, {
        format: { width, height },
        material: saved.material,
        values: saved.generator ?? {},
      })
    },

    materials: (saved) => {
      const format = saved.canvas ?? sizeOf(saved)
      if (!format) return []
      const isTileBased = byId.get(saved.templateId)?.isTileBased ?? false
      const offered = sizeOf(saved)?.materials ?? materialsFor(format, isTileBased)
      return offered.filter((material) => material !== '')
    },
  }
}

/** Each sheet of a collage beside the template it is made on. */
export function sheetsOf({ templates, content }: SavedCollage) {
  const [first] = templates
  if (content.kind === 'sheet') return [{ template: first, userdata: content.sheet.userdata }]
  return content.pages.map(({ templateId, childTemplateId, sheet }) => ({
    template:
      templates.find((each) => each.templateId === templateId && each.childTemplateId === childTemplateId) ??
      ({ templateId, childTemplateId, material: first?.material ?? '' } satisfies SavedTemplate),
    userdata: sheet.userdata,
  }))
}

async function readStatic(file: string): Promise<Template | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const read = text === undefined ? undefined : readTemplateXml(text)
  return read?.ok ? read.value : undefined
}
