import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { rotationOf } from '@collagerie/core/placement'
import { type CollagePhoto, collagePhotoSchema, loadAnswerSchema } from '@collagerie/protocol'
import { createTranslator } from 'use-intl/core'
import { array, safeParse } from 'valibot'
import { isAuthenticated } from '../account/is-authenticated.ts'
import { CallFailure, isCallFailure } from '../calls/call-failure.ts'
import { getJson, post } from '../calls/calls.ts'
import { openDocument } from '../document/document-store.ts'
import { pictureIn, showFirst } from '../document/first-picture-store.ts'
import { LoadFailure, openSaved } from '../document/open-saved.ts'
import { showResizedToast } from '../document/show-resized-toast.ts'
import { useLanguage } from '../language/language-store.ts'
import type { FrenchTexts } from '../language/messages/translation.ts'
import { materialOfOrder } from '../order/material-of-order.ts'
import { storedOrigin } from '../photos/library/photo-origin.ts'
import { addStored, serverPhotoBytes } from '../photos/library-store.ts'
import { storedQuoteBytes } from '../photos/quotes/stored-quote.ts'

/** The wording the shop's reports expect: docs/formats.md, "Inherited names". */
const NO_DATA = 'De collage data was niet beschikbaar tijdens het laden.'

export type LoadOutcome = 'loaded' | 'login needed'

/** Opens a collage of the account. Throws a `LoadFailure` if that fails. */
export async function loadCollage(
  id: string,
  templates: readonly CatalogueTemplate[],
  signal: AbortSignal,
): Promise<LoadOutcome> {
  try {
    if (!(await isAuthenticated())) return 'login needed'
    const { opened, photos } = await fetchForEditing(id, templates)
    signal.throwIfAborted()
    for (const photo of photos) void addStored(photo)
    showFirst(pictureIn(opened.screenshot), opened.pages[0])
    openDocument({ pages: opened.pages, opened, savedId: id })
    showResizedToast(opened.resized)
    return 'loaded'
  } catch (error) {
    // The session may end between the question and the load.
    if (isCallFailure(error, 'signInNeeded')) return 'login needed'
    if (error instanceof LoadFailure) throw error
    throw new LoadFailure(error instanceof CallFailure && error.message ? error.message : NO_DATA, { cause: error })
  }
}

/** Fetches a collage of the account and the source of its photos. */
export async function fetchSaved(id: string, templates: readonly CatalogueTemplate[]) {
  const { saved, photos } = await fetched(id)
  return openFetched(saved.collagexml, photos, templates)
}

/**
 * The same for editing: a collage without a material gets one, as its draft does, which is that last chosen at this
 * browser's checkout, or else that of its last order.
 */
async function fetchForEditing(id: string, templates: readonly CatalogueTemplate[]) {
  const { saved, photos } = await fetched(id)
  return openFetched(saved.collagexml, photos, templates, materialOfOrder(id) || saved.material)
}

async function fetched(id: string) {
  const [answer, photos] = await Promise.all([post('/api/load?format=json', { collageid: id }), photosOf(id)])
  const loaded = safeParse(loadAnswerSchema, answer)
  if (!loaded.success || loaded.output.collagexml === '') throw new LoadFailure(NO_DATA)
  return { saved: loaded.output, photos }
}

export async function openFetched(
  xml: string,
  photos: readonly CollagePhoto[],
  templates: readonly CatalogueTemplate[],
  ordered?: string,
) {
  const opened = await openSaved(xml, templates, ordered)
  return { opened, photos: photos.map((photo, index) => storedPhoto(photo, index + 1)) }
}

function photosOf(id: string): Promise<readonly CollagePhoto[]> {
  return getJson(`/api/collagePhoto/collageid/${encodeURIComponent(id)}?format=json`, array(collagePhotoSchema))
}

function storedPhoto(photo: CollagePhoto, number: number) {
  const { id, type, orgWidth, orgHeight, suggestedRotation } = photo
  return {
    ...storedOrigin(photo, storedName(number)),
    id,
    width: orgWidth,
    height: orgHeight,
    rotation: rotationOf(suggestedRotation),
    bytes: type === 'quotes' ? storedQuoteBytes(id) : serverPhotoBytes(photo),
  }
}

/** Names a photo by its number: quotes have no file name, and uploads may lack one. */
function storedName(number: number): string {
  const { language, texts } = useLanguage.getState()
  // Screens that load collages come with all texts; placeholders are typed by the French wording.
  return createTranslator({ locale: language, messages: texts as FrenchTexts })('photo.stored', { number })
}
