import type { SavedTemplate } from './saved-collage.ts'
import { byTemplateName, type TemplateName, templateName, templatesNamed } from './saved-sheets.ts'

interface ListedTemplate {
  readonly template: SavedTemplate
  /** Its earlier index in the list; undefined for a new one. */
  readonly from?: number
}

/**
 * The list of templates for pages made on `wanted`: unchanged if it still applies. Templates that no page named stay,
 * those no page needs any more go, and new ones come last.
 */
export function listedTemplates(
  before: readonly SavedTemplate[],
  namedBefore: readonly TemplateName[],
  wanted: readonly SavedTemplate[],
): readonly ListedTemplate[] {
  const asBefore = before.map((template, from) => ({ template, from }))
  if (isSame(templatesNamed(before, wanted), wanted)) return asBefore
  const needed = new Map(
    Array.from(byTemplateName(wanted), ([name, group]) => [name, withoutRepeatedEnd(group)] as const),
  )
  const hadPages = new Set(namedBefore.map(templateName))
  const listed: ListedTemplate[] = []
  const turns = new Map<string, number>()
  for (const each of asBefore) {
    const name = templateName(each.template)
    const group = needed.get(name)
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    const template = group?.[turn]
    if (template) listed.push({ template, from: each.from })
    else if (!group && !hadPages.has(name)) listed.push(each)
  }
  for (const [name, group] of needed) {
    for (const template of group.slice(turns.get(name) ?? 0)) listed.push({ template })
  }
  return listed
}

/** The last template of a name serves all further pages. */
function withoutRepeatedEnd(group: readonly SavedTemplate[]): readonly SavedTemplate[] {
  let length = group.length
  while (length > 1 && isSame(group[length - 1], group[length - 2])) length -= 1
  return group.slice(0, length)
}

/** Compared as XML: the order of the values counts, since it decides what is written. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
