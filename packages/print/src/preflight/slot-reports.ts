import { type CollagePage, photoSlots, seenPanelOf } from '@collagerie/core/collage'
import { type OriginalPhoto, printQuality, qualitySummary, smileyOf } from '@collagerie/core/quality'
import type { SlotReport } from './preflight-report.ts'
import { shareInMargin } from './share-in-margin.ts'

/** Every slot of a page, judged as the editor judges it, by the originals. */
export function slotReports(
  page: CollagePage,
  pageNumber: number,
  printDpi: number,
  originalOf: (id: string) => OriginalPhoto | undefined,
): readonly SlotReport[] {
  const slots = new Map(photoSlots(page.template).map((slot) => [slot.slot, slot]))
  return qualitySummary(page, originalOf).slots.flatMap(({ slot, dpi, isDouble }) => {
    const place = slots.get(slot)
    if (!place) return []
    const photo = page.userdata.images[slot]?.photo?.id ?? ''
    const [quality, smiley] = [printQuality(dpi), smileyOf(dpi)]
    return {
      page: pageNumber,
      slot,
      photo,
      dpi,
      ...(quality && { quality }),
      ...(smiley && { smiley }),
      isEnlarged: dpi >= 0 && dpi < printDpi && originalOf(photo)?.isQuote !== true,
      isDouble,
      inMargin: shareInMargin({ ...place.box, rotation: place.rotation }, seenPanelOf(place.outer, page.template)),
    }
  })
}
