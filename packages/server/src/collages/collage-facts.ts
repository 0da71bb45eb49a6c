import { type SavedCollage, savedSheets } from '@collagerie/core/collage'
import { isDefaultText } from '@collagerie/core/text'
import type { CollageRow } from '../storage/schema.ts'

const MM_PER_CM = 10
const LONGEST_TITLE = 60
/** Of a text, before its blanks are drawn together. */
const ENOUGH = 1000
/** The id of a standard size says how large it is. */
const SIZE_ID = /^(\d{1,4})x(\d{1,4})$/
/** The first three bytes of every JPEG, in base64. */
const JPEG_START = '/9j/'

export type CollageFacts = Pick<
  CollageRow,
  'template_id' | 'title' | 'width_mm' | 'height_mm' | 'material' | 'has_picture'
>

interface FactsAndPicture {
  readonly facts: CollageFacts
  /** In base64; empty where there is none. */
  readonly picture: string
}

/** What an overview shows of a collage, read once when it is saved. */
export function factsOf(saved: SavedCollage, fallbackTemplateId: string): FactsAndPicture {
  const template = savedSheets(saved)[0]?.template ?? saved.templates[0]
  const [, width = 0, height = 0] = SIZE_ID.exec(template?.childTemplateId ?? '')?.map(Number) ?? []
  const format = template?.canvas ?? { width, height }
  const picture = saved.screenshot.startsWith(JPEG_START) ? saved.screenshot : ''
  return {
    facts: {
      template_id: template?.templateId || fallbackTemplateId,
      title: titleOf(saved),
      width_mm: Math.round(format.width * MM_PER_CM),
      height_mm: Math.round(format.height * MM_PER_CM),
      material: template?.material ?? '',
      has_picture: picture === '' ? 0 : 1,
    },
    picture,
  }
}

/** The first words somebody wrote on the sheet, in one line. */
function titleOf(saved: SavedCollage): string {
  const texts = Object.entries(savedSheets(saved)[0]?.sheet.userdata.texts ?? {}).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const written = texts.filter(([slot, { text }]) => !isDefaultText(slot, text))
  const lines = written.map(([, { text }]) =>
    text
      .trimStart()
      .slice(0, ENOUGH)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  const first = lines.find((line) => line !== '') ?? ''
  // Whole characters only: half of one cannot be written.
  return [...first].slice(0, LONGEST_TITLE).join('')
}
