import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { artIn, type Choice, drawnAsSaved, savedChoice, savedLayoutOf } from '@collagerie/core/choice'
import { type CollagePage, readCollageXml, type SavedTemplate, savedSheets } from '@collagerie/core/collage'
import { isMaterial, isSameFormat } from '@collagerie/core/format'
import type { Size } from '@collagerie/core/geometry'
import type { Opened } from '@collagerie/core/saving'
import type { Template } from '@collagerie/core/template'
import { isThere, isUnanswered } from '../calls/whole-answer.ts'
import { periodicYield } from '../ui/periodic-yield.ts'
import { templateOf } from './template-of.ts'

/** Why a saved document cannot be opened; the message goes into the address of the error page. */
export class LoadFailure extends Error {}

type OnTemplate = Omit<CollagePage, 'userdata'>

/** A size the shop no longer sells, and its replacement. */
export interface Resized {
  readonly from: Size
  readonly to: Size
}

interface OpenedSaved extends Opened {
  /** The picture of its first page, painted again with every save. */
  readonly screenshot: string
  readonly resized: Resized | undefined
}

/**
 * Makes a document of saved data, based on the templates offered now. A document without a material gets that of its
 * last order. Throws a `CallFailure` if the server does not answer, and a `LoadFailure` if the document cannot be
 * opened.
 */
export async function openSaved(
  xml: string,
  templates: readonly CatalogueTemplate[],
  ordered = '',
): Promise<OpenedSaved> {
  const read = readCollageXml(xml)
  if (!read.ok) throw new LoadFailure("Couldn't parse the xml data")
  const saved = { ...read.value, screenshot: '' }
  const made = new Map<SavedTemplate | undefined, OnTemplate>()
  const breathe = periodicYield()
  const pages: CollagePage[] = []
  for (const { template, sheet } of savedSheets(saved)) {
    const known = made.get(template) ?? (await onTemplate(template, templates, ordered))
    made.set(template, known)
    pages.push({ ...known, userdata: sheet.userdata })
    await breathe()
  }
  if (pages.length === 0) throw new LoadFailure("Couldn't find template")
  return { saved, pages, screenshot: read.value.screenshot, resized: resizedIn(made) }
}

async function onTemplate(
  saved: SavedTemplate | undefined,
  templates: readonly CatalogueTemplate[],
  ordered: string,
): Promise<OnTemplate> {
  const offered = templates.find(({ id }) => id === saved?.templateId)
  const choice =
    saved &&
    offered &&
    savedChoice(offered, saved.material || !isMaterial(ordered) ? saved : { ...saved, material: ordered })
  if (!choice) throw new LoadFailure("Couldn't find template")
  const template = savedLayoutOf(choice, saved) ?? (await drawnTemplate(choice, saved))
  return {
    choice: { templateId: choice.offered.id, childTemplateId: choice.size.id, material: choice.material },
    template,
  }
}

/** Drawn as it was saved, or as it is now if some of the art it was saved with is gone. */
async function drawnTemplate(choice: Choice, saved: SavedTemplate): Promise<Template> {
  const drawn = await templateOf(choice).catch((error: unknown) => {
    if (isUnanswered(error)) throw error
    throw new LoadFailure("Couldn't find template", { cause: error })
  })
  const asSaved = drawnAsSaved(drawn, saved)
  const found = asSaved && (await Promise.all(artIn(asSaved.variation).map((url) => isThere(`${url}?exact`))))
  return asSaved && found?.every(Boolean) ? asSaved : drawn
}

function resizedIn(made: ReadonlyMap<SavedTemplate | undefined, OnTemplate>): Resized | undefined {
  for (const [saved, { template }] of made) {
    const [from, to] = [saved?.format, template.format]
    if (from && !isSameFormat(from, to)) return { from, to }
  }
  return undefined
}
