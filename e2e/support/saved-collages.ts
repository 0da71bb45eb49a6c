import { EMPTY_USERDATA, type SavedTemplate, writeCollageXml } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import { TITLE_DEFAULTS } from '@collagerie/core/text'
import type { APIRequestContext } from '@playwright/test'
import { AS_OWN_PAGE } from './as-own-page.ts'
import { quarteredJpeg } from './photo.ts'

/** One slot, so that one photo makes it whole. */
export const SINGLE: SavedTemplate = {
  templateId: 'gen-single',
  childTemplateId: '50x40',
  material: 'POSTER',
  format: { width: 50, height: 40 },
  generator: {},
}

interface Wanted {
  readonly template?: SavedTemplate
  readonly title?: string
  readonly photoIds?: readonly string[]
  /** The sizes of the slots, as the editor measured them. */
  readonly dpi?: Readonly<Record<string, number>>
  /** Base64; a small picture in four colours unless given. */
  readonly screenshot?: string
  /** The collage to save over. */
  readonly id?: string
}

export async function uploadPhoto(request: APIRequestContext): Promise<string> {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: quarteredJpeg(600, 480) }
  const answer = await request.post('/api/upload?format=json', {
    headers: AS_OWN_PAGE,
    multipart: { file, suggestedRotation: '0' },
  })
  return idIn(await answer.json(), 'id')
}

/** Saves as the editor does, and gives the collage's id. */
export async function saveCollage(
  request: APIRequestContext,
  { template = SINGLE, title = '', photoIds = [], dpi = {}, screenshot, id = '' }: Wanted = {},
): Promise<string> {
  const collagexml = writeCollageXml({
    templates: [template],
    screenshot: screenshot ?? quarteredJpeg(200, 160).toString('base64'),
    photoIds,
    content: {
      kind: 'sheet',
      sheet: {
        userdata: {
          ...EMPTY_USERDATA,
          images: Object.fromEntries(photoIds.map((photo, index) => [`img${index + 1}`, { photo: placePhoto(photo) }])),
          texts: title === '' ? {} : { txt1: { ...TITLE_DEFAULTS, text: title } },
        },
        dpi,
        clips: [],
      },
    },
    extras: {},
  })
  return saveXml(request, collagexml, id)
}

/** Saves a document as it is written, and gives the collage's id. */
export async function saveXml(request: APIRequestContext, collagexml: string, collageid = ''): Promise<string> {
  const data = { collagexml, editor: 2, editor_version: 1, fororder: false, templateid: SINGLE.templateId, collageid }
  const answer = await request.post('/api/save?format=json', { data, headers: AS_OWN_PAGE })
  return idIn(await answer.json(), 'collageid')
}

function idIn(answer: unknown, field: string): string {
  const id: unknown = Object(answer)[field]
  if (typeof id !== 'string') throw new Error(`no ${field} in ${JSON.stringify(answer)}`)
  return id
}
