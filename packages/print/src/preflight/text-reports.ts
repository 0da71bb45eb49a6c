import { type CollagePage, photoSlots, slotDataOf, textLook, textSlots, wordsIn } from '@collagerie/core/collage'
import type { Rect, Size } from '@collagerie/core/geometry'
import { fitText, type MeasureText, type TextData } from '@collagerie/core/text'
import { FONT_FACES, onFront } from '@collagerie/painter'
import type { PreflightFinding, TextReport } from './preflight-report.ts'

/** The state of every text of a page: titles in the template's order, then texts on photos. */
export function textReports(page: CollagePage, pageNumber: number, measure: MeasureText): readonly TextReport[] {
  const titles = textSlots(page.template).map((layer): TextReport => {
    const isWritten = wordsIn(page, layer).trim() !== ''
    const state = isWritten ? stateOf(textLook(page, layer), layer, measure) : 'unwritten'
    return { page: pageNumber, slot: layer.slot, state }
  })
  const seenOf = (box: Rect, rotation: number) => onFront(box, rotation, page.template.format)
  const onPhotos = photoSlots(page.template).flatMap(({ slot, box, rotation }): TextReport[] => {
    const text = slotDataOf(page, slot)?.text
    return text && text.text.trim() !== ''
      ? [{ page: pageNumber, slot, state: stateOf(text, seenOf(box, rotation), measure) }]
      : []
  })
  return [...titles, ...onPhotos]
}

/** A smaller letter or a second line is no loss; a missing word is. */
function stateOf(text: TextData, box: Size, measure: MeasureText): TextReport['state'] {
  return fitText(text, box, measure).text === text.text ? 'printed' : 'cut'
}

/** Fonts that a document names but the shop does not have. */
export function unknownFaces(page: CollagePage, pageNumber: number): readonly PreflightFinding<'unknown-face'>[] {
  const titles = textSlots(page.template).map((layer) => ({ slot: layer.slot, font: textLook(page, layer).font }))
  const onPhotos = photoSlots(page.template).flatMap(({ slot }) => {
    const font = slotDataOf(page, slot)?.text?.font
    return font === undefined ? [] : [{ slot, font }]
  })
  return [...titles, ...onPhotos]
    .filter(({ font }) => !FONT_FACES.some((face) => face.font.toLowerCase() === font.toLowerCase()))
    .map(({ slot, font }) => ({ code: 'unknown-face', detail: font, page: pageNumber, slot }))
}
