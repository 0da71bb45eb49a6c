import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { EMPTY_USERDATA, type SavedTemplate, writeCollageXml } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import { TITLE_DEFAULTS } from '@collagerie/core/text'
import { type APIRequestContext, expect } from '@playwright/test'
import { quarteredJpeg } from './photo.ts'

export const PASSWORD = 'correct horse'

/** One slot, so that one photo makes it whole. */
export const SINGLE: SavedTemplate = {
  templateId: 'gen-single',
  childTemplateId: '50x40',
  material: 'POSTER',
  canvas: { width: 50, height: 40 },
  generator: {},
}

interface Wanted {
  readonly template?: SavedTemplate
  readonly title?: string
  readonly photoIds?: readonly string[]
  /** Base64; a small picture in four colours unless given. */
  readonly screenshot?: string
  /** The collage to save over. */
  readonly id?: string
}

/** Makes an account nobody has had before; the browser of these requests is signed in then. */
export async function register(request: APIRequestContext): Promise<string> {
  const username = `c${randomBytes(6).toString('hex')}`
  const email = `${username}@example.com`
  const password = encrypted(PASSWORD, username + email)
  const data = { username, email, newsletter: false, password, password_again: password, terms: true }
  const answer = await request.post('/api/register?format=json', { data })
  expect(await answer.json()).toEqual({ authenticated: 'true' })
  return username
}

export async function uploadPhoto(request: APIRequestContext): Promise<string> {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: quarteredJpeg(600, 480) }
  const answer = await request.post('/api/upload?format=json', { multipart: { file, suggestedRotation: '0' } })
  return idIn(await answer.json(), 'id')
}

/** Saves as the editor does, and gives the collage's id. */
export async function saveCollage(
  request: APIRequestContext,
  { template = SINGLE, title = '', photoIds = [], screenshot, id = '' }: Wanted = {},
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
        dpi: {},
        clips: [],
      },
    },
    extras: {},
  })
  const data = {
    collagexml,
    editor: 2,
    editor_version: 1,
    fororder: false,
    templateid: template.templateId,
    collageid: id,
  }
  const answer = await request.post('/api/save?format=json', { data })
  return idIn(await answer.json(), 'collageid')
}

function idIn(answer: unknown, field: string): string {
  const id: unknown = Object(answer)[field]
  if (typeof id !== 'string') throw new Error(`no ${field} in ${JSON.stringify(answer)}`)
  return id
}

/** A password as a page sends it. */
function encrypted(password: string, keyText: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(keyText).digest(), nonce)
  return Buffer.concat([nonce, cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}
