import { EMPTY_USERDATA, type SavedTemplate, writeCollageXml } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import { TITLE_DEFAULTS } from '@collagerie/core/text'

/** Twelve slots in an even grid. */
const TEMPLATE: SavedTemplate = {
  templateId: 'gen-alleven',
  childTemplateId: '50x40',
  material: 'POSTER',
  format: { width: 50, height: 40 },
  generator: { numberVert: 3, numberHor: 4 },
}

const TABLE = `ffdb004300${'01'.repeat(64)}`

/** The header of a JPEG of 8 x 8 pixels, in base64. */
export const TEST_SCREENSHOT = Buffer.from(
  `ffd8${TABLE}ffc0000b080008000801011100ffda0008010100003f007fffd9`,
  'hex',
).toString('base64')

/** A collage with a photo in each of its first slots. */
export function collageXml(
  photoIds: readonly string[] = [],
  title = 'Été',
  template: SavedTemplate = TEMPLATE,
  screenshot = TEST_SCREENSHOT,
): string {
  return writeCollageXml({
    templates: [template],
    screenshot,
    photoIds,
    content: {
      kind: 'sheet',
      sheet: {
        userdata: {
          ...EMPTY_USERDATA,
          images: Object.fromEntries(photoIds.map((id, index) => [`img${index + 1}`, { photo: placePhoto(id) }])),
          texts: { txt1: { ...TITLE_DEFAULTS, text: title } },
        },
        dpi: Object.fromEntries(photoIds.map((_, index) => [`img${index + 1}`, 150])),
        clips: [],
      },
    },
    extras: {},
  })
}

/** A collage with a page on each of these templates, with a photo in its first slot. */
export function onePhotoPages(templates: readonly SavedTemplate[], photoId: string): string {
  const sheet = {
    userdata: { ...EMPTY_USERDATA, images: { img1: { photo: placePhoto(photoId) } } },
    dpi: { img1: 150 },
    clips: [],
  }
  const pages = templates.map(({ templateId, childTemplateId }) => ({ templateId, childTemplateId, sheet }))
  const content = { kind: 'pages', pages } as const
  return writeCollageXml({ templates, screenshot: TEST_SCREENSHOT, photoIds: [photoId], content, extras: {} })
}
