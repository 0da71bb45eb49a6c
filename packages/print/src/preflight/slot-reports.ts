import { type CollagePage, photoSlots, seenPanelOf } from '@collagerie/core/collage'
import { type OriginalPhoto, printQuality, qualitySummary, smileyOf } from '@collagerie/core/quality'
import type { SlotReport } from './preflight-report.ts'
import { shareInMargin } from './share-in-margin.ts'

/** Every slot of a sheet, judged as the editor judges it, by the originals. */
export function slotReports(
  sheet: CollagePage,
  page: number,
  printDpi: number,
  originalOf: (id: string) => OriginalPhoto | undefined,
): readonly SlotReport[] {
  const slots = new Map(photoSlots(sheet.template).map((slot) => [slot.slot, slot]))
  return qualitySummary(sheet, originalOf).slots.flatMap(({ slot, dpi, isDouble }) => {
    const place = slots.get(slot)
    if (!place) return []
    const photo = sheet.userdata.images[slot]?.photo?.id ?? ''
    const [quality, smiley] = [printQuality(dpi), smileyOf(dpi)]
    return {
      page,
      slot,
      photo,
      dpi,
      ...(quality && { quality }),
      ...(smiley && { smiley }),
      isEnlarged: dpi >= 0 && dpi < printDpi && originalOf(photo)?.isQuote !== true,
      isDouble,
      inMargin: shareInMargin({ ...place.box, rotation: place.rotation }, seenPanelOf(place.outer, sheet.template)),
    }
  })
}
