import type { SavedCollage, SavedTemplate, SavedUserdata } from './saved-collage.ts'

/** One sheet of a saved collage, beside the template it is made on. */
export interface SavedSheet {
  readonly template: SavedTemplate | undefined
  readonly sheet: SavedUserdata
}

/** What a page says of its template. */
export type TemplateName = Pick<SavedTemplate, 'templateId' | 'childTemplateId'>

export function savedSheets({ templates, content }: SavedCollage): readonly SavedSheet[] {
  if (content.kind === 'sheet') return [{ template: templates[0], sheet: content.sheet }]
  const named = templatesNamed(templates, content.pages)
  return content.pages.map(({ sheet }, index) => ({ template: named[index], sheet }))
}

/**
 * The template of each page. Pages that name the same template in the same size take the listed ones in turn, and the
 * last serves the rest. An unlisted template uses the first one's material.
 */
export function templatesNamed(
  templates: readonly SavedTemplate[],
  pages: readonly TemplateName[],
): readonly SavedTemplate[] {
  const listed = new Map(byTemplateName(templates))
  const material = templates[0]?.material ?? ''
  const turns = new Map<string, number>()
  return pages.map(({ templateId, childTemplateId }) => {
    const name = templateName({ templateId, childTemplateId })
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    const group = listed.get(name)
    const known = group?.[turn] ?? group?.at(-1) ?? { templateId, childTemplateId, material }
    // All pages that name the same unlisted template share it.
    if (!group) listed.set(name, [known])
    return known
  })
}

export function byTemplateName<Named extends TemplateName>(
  all: readonly Named[],
): ReadonlyMap<string, readonly Named[]> {
  const groups = new Map<string, Named[]>()
  for (const each of all) {
    const name = templateName(each)
    const group = groups.get(name)
    if (group) group.push(each)
    else groups.set(name, [each])
  }
  return groups
}

export function templateName({ templateId, childTemplateId }: TemplateName): string {
  return JSON.stringify([templateId, childTemplateId])
}
