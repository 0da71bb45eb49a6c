import {
  type Collage,
  type CollagePage,
  type Extras,
  layoutFault,
  listedTemplates,
  placedPhotoIds,
  renumberedExtras,
  type SavedCollage,
  type SavedContent,
  type SavedTemplate,
  type SavedUserdata,
  savedSheets,
  usesOnPages,
  withoutSamples,
} from '../collage/index.ts'
import type { OriginalOf } from '../quality/index.ts'
import { savedSheetOf } from './saved-sheet-of.ts'

/** What a document was opened from, and its pages at that time. */
export interface Opened {
  readonly saved: SavedCollage
  readonly pages: Collage
}

export interface SaveFacts {
  /** A small JPEG of the first sheet in base64. */
  readonly screenshot: string
  /** The stored id of a photo, which may differ from the document's. */
  readonly storedId: (photoId: string) => string
  readonly originalOf: OriginalOf
  /** Whether a photo is still among the available ones. */
  readonly isOffered: (photoId: string) => boolean
  /** Available photos without a slot that the server has; they come back with the collage. */
  readonly unplaced?: readonly string[]
  /** The customer's photos in their order, in which they come back. */
  readonly order?: readonly string[]
  /** Undefined for a new collage. What the pages themselves do not say is saved as it was opened. */
  readonly opened?: Opened | undefined
}

/** A collage as it is stored, without samples. Slots of another template are kept, for when it returns. */
export function toSavedCollage(shown: Collage, facts: SaveFacts): SavedCollage {
  const pages = shown.map(withoutSamples)
  const { screenshot, storedId, originalOf, opened } = facts
  const openedSheets = opened ? savedSheets(opened.saved) : []
  const wanted = pages.map((page, index) => templateToSave(page, opened?.pages[index], openedSheets[index]?.template))
  const sheets = pages.map((page, index) => {
    const [before, sheet] = [opened?.pages[index], openedSheets[index]?.sheet]
    return savedSheetOf(page, before && sheet && { page: before, sheet }, storedId, originalOf)
  })
  const listed = templatesToList(wanted, opened?.saved)
  const photoIds = photosToList(pages, facts)
  return {
    templates: listed.map(({ template }) => template),
    screenshot,
    photoIds,
    content: contentOf(sheets, wanted, opened?.saved.content.kind === 'pages'),
    extras: opened ? extrasToSave(opened.saved, listed, photoIds, storedId) : {},
  }
}

/** An unchanged template keeps its name. */
function templateToSave(
  page: CollagePage,
  before: CollagePage | undefined,
  opened: SavedTemplate | undefined,
): SavedTemplate {
  const { choice, template } = page
  if (opened && before?.choice === choice && before.template === template) return opened
  const { format, generator, variation } = template
  // A shop may draw what no saved collage may contain; such a collage shows the template as it is drawn then.
  const isKept = generator !== undefined || !layoutFault(variation, format, { isGenerated: false })
  return { ...choice, format, ...(generator && { generator }), ...(isKept && { variation }) }
}

type Listed = ReturnType<typeof listedTemplates>

/** A single sheet uses the first template of the list, whatever else is there. */
function templatesToList(wanted: readonly SavedTemplate[], opened: SavedCollage | undefined): Listed {
  if (opened?.content.kind === 'pages') return listedTemplates(opened.templates, opened.content.pages, wanted)
  return [...wanted, ...(opened?.templates.slice(1) ?? [])].map((template, from) => ({ template, from }))
}

function contentOf(
  sheets: readonly SavedUserdata[],
  templates: readonly SavedTemplate[],
  hasPages: boolean,
): SavedContent {
  const [sheet] = sheets
  if (sheet && !hasPages) return { kind: 'sheet', sheet }
  const named = templates.map(({ templateId, childTemplateId }) => ({ templateId, childTemplateId }))
  return {
    kind: 'pages',
    pages: sheets.flatMap((each, index) => (named[index] ? [{ ...named[index], sheet: each }] : [])),
  }
}

/** The used photos, and those without a slot that stay available: in the customer's order. */
function photosToList(pages: Collage, facts: SaveFacts): readonly string[] {
  const { storedId, isOffered, unplaced = [], order = [], opened } = facts
  const uses = usesOnPages(pages)
  const placedBefore = new Set(opened ? placedPhotoIds(opened.saved) : [])
  const kept = (opened?.saved.photoIds ?? []).filter((id) => uses.has(id) || (!placedBefore.has(id) && isOffered(id)))
  return [...new Set(inOrder([...new Set([...kept, ...uses.keys(), ...unplaced])], order).map(storedId))]
}

/** A photo that is not among the customer's stays where it is listed. */
function inOrder(ids: readonly string[], order: readonly string[]): readonly string[] {
  const listed = new Set(ids)
  const sorted = order.filter((id) => listed.has(id))
  const known = new Set(sorted)
  const next = sorted.values()
  return ids.map((id) => (known.has(id) ? (next.next().value ?? id) : id))
}

function extrasToSave(
  opened: SavedCollage,
  listed: Listed,
  photoIds: readonly string[],
  storedId: (photoId: string) => string,
): Extras {
  const places = new Map(listed.flatMap(({ from }, index) => (from === undefined ? [] : [[from, index] as const])))
  const onTemplates = renumberedExtras(opened.extras, 'template', (before) => places.get(before))
  return renumberedExtras(onTemplates, 'photo', (before) => {
    const place = photoIds.indexOf(storedId(opened.photoIds[before] ?? ''))
    return place < 0 ? undefined : place
  })
}
