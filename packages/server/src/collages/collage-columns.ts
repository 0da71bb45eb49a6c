import { isJpegInBase64, type SavedCollage, savedSheets, writtenTitle } from '@collagerie/core/collage'
import type { CollageRow } from '../storage/schema.ts'
import { inMillimetres } from './stored-format.ts'

/** A standard size's id contains its width and height. */
const SIZE_ID = /^(\d{1,4})x(\d{1,4})$/

export type CollageColumns = Pick<
  CollageRow,
  'template_id' | 'title' | 'width_mm' | 'height_mm' | 'material' | 'pages' | 'has_picture'
>

interface ColumnsAndPicture {
  readonly columns: CollageColumns
  /** In base64; empty if the collage has no picture. */
  readonly picture: string
}

/** What an overview shows of a collage, read once when it is saved. */
export function collageColumnsOf(saved: SavedCollage, fallbackTemplateId: string): ColumnsAndPicture {
  const sheets = savedSheets(saved)
  const template = sheets[0]?.template ?? saved.templates[0]
  const [, width = 0, height = 0] = SIZE_ID.exec(template?.childTemplateId ?? '')?.map(Number) ?? []
  const format = template?.format ?? { width, height }
  const picture = isJpegInBase64(saved.screenshot) ? saved.screenshot : ''
  return {
    columns: {
      template_id: template?.templateId || fallbackTemplateId,
      title: writtenTitle(saved),
      ...inMillimetres(format),
      material: template?.material ?? '',
      pages: Math.max(1, sheets.length),
      has_picture: picture === '' ? 0 : 1,
    },
    picture,
  }
}
