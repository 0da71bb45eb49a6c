import {
  type Collage,
  type Extras,
  listedTemplates,
  type Pages,
  photoIdsOf,
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

/** What a document was opened from, and its pages as they were then. */
export interface Opened {
  readonly saved: SavedCollage
  readonly pages: Pages
}

export interface SaveFacts {
  /** A small JPEG of the first sheet in base64. */
  readonly screenshot: string
  /** The id a photo is stored under, which need not be the one the document knows it by. */
  readonly storedId: (photoId: string) => string
  readonly originalOf: OriginalOf
  /** Whether a photo is still among those at hand. */
  readonly isOffered: (photoId: string) => boolean
  /** Left out for a new collage. What the pages themselves do not say is saved as it came. */
  readonly opened?: Opened | undefined
}

/** A collage as it is stored, without what is only tried on it. Slots another template had are kept too, for when it comes back. */
export function saveCollage(shown: Pages, facts: SaveFacts): SavedCollage {
  const pages = shown.map(withoutSamples)
  const { screenshot, storedId, originalOf, opened } = facts
  const came = opened ? savedSheets(opened.saved) : []
  const wanted = pages.map((page, index) => templateToSave(page, opened?.pages[index], came[index]?.template))
  const sheets = pages.map((page, index) => {
    const [before, sheet] = [opened?.pages[index], came[index]?.sheet]
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

/** A template nobody changed is named as it was. */
function templateToSave(page: Collage, before: Collage | undefined, came: SavedTemplate | undefined): SavedTemplate {
  const { choice, template } = page
  if (came && before?.choice === choice && before.template === template) return came
  const { canvas, generator, variation } = template
  return { ...choice, canvas, ...(generator && { generator, variation }) }
}

type Listed = ReturnType<typeof listedTemplates>

/** A single sheet is made on the first template of the list, whatever else stands there. */
function templatesToList(wanted: readonly SavedTemplate[], came: SavedCollage | undefined): Listed {
  if (came?.content.kind === 'pages') return listedTemplates(came.templates, came.content.pages, wanted)
  return [...wanted, ...(came?.templates.slice(1) ?? [])].map((template, from) => ({ template, from }))
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

/** The photos that are used, those listed before in their order. One that was listed but never placed stays at hand. */
function photosToList(pages: Pages, { storedId, isOffered, opened }: SaveFacts): readonly string[] {
  const uses = usesOnPages(pages)
  const placedBefore = new Set(opened ? photoIdsOf({ ...opened.saved, photoIds: [] }) : [])
  const kept = (opened?.saved.photoIds ?? []).filter((id) => uses.has(id) || (!placedBefore.has(id) && isOffered(id)))
  return [...new Set([...kept, ...uses.keys()].map(storedId))]
}

function extrasToSave(
  came: SavedCollage,
  listed: Listed,
  photoIds: readonly string[],
  storedId: (photoId: string) => string,
): Extras {
  const places = new Map(listed.flatMap(({ from }, index) => (from === undefined ? [] : [[from, index] as const])))
  const onTemplates = renumberedExtras(came.extras, 'template', (before) => places.get(before))
  return renumberedExtras(onTemplates, 'photo', (before) => {
    const place = photoIds.indexOf(storedId(came.photoIds[before] ?? ''))
    return place < 0 ? undefined : place
  })
}
