import { type PhotoInSlot, photoSlots } from '../collage/index.ts'
import type { SeenParts } from '../edit/index.ts'
import {
  ALL_SEEN,
  type AutofillPhoto,
  cropOf,
  dpiOf,
  facesKept,
  type PlacedPhoto,
  quoteShows,
  type SeenPart,
  seenShare,
  turnedContent,
} from '../placement/index.ts'
import { isLowQuality, LOW_BELOW } from '../quality/index.ts'
import type { Template } from '../template/index.ts'

/** Each weight is multiplied by a share: of cut faces, empty slots, unused photos, cut-off area, coarse prints. */
const WEIGHT = { faces: 2, words: 4, empty: 3, unused: 2, cut: 1, coarse: 0.8 }

/** A sheet with an empty slot cannot be ordered, and nobody likes to leave a photo out or to see a face cut. */
const ANY = { empty: 0.3, unused: 0.15, cut: 0.3 }

/** The cost of empty slots or unused photos. */
export function gapCost(slots: number, photos: number): number {
  const [empty, unused] = [Math.max(0, slots - photos), Math.max(0, photos - slots)]
  return (
    (empty > 0 ? ANY.empty : 0) +
    (unused > 0 ? ANY.unused : 0) +
    (WEIGHT.empty * empty) / Math.max(1, slots) +
    (WEIGHT.unused * unused) / Math.max(1, photos)
  )
}

/** How much photos lose in a template, from 0 up; large slots count more. */
export function lossIn(
  template: Template,
  placements: readonly PhotoInSlot[],
  photos: readonly AutofillPhoto[],
  seen: SeenParts,
): number {
  const boxes = new Map(photoSlots(template).map(({ slot, box }) => [slot, box]))
  const known = new Map(photos.map((photo) => [photo.id, photo]))
  let [area, loss, isAnyCut] = [0, 0, false]
  for (const { slot, photo: placed } of placements) {
    const [box, photo] = [boxes.get(slot), known.get(placed.id)]
    if (!box || !photo) continue
    const size = box.width * box.height
    const part = seen.get(slot) ?? ALL_SEEN
    area += size
    if (photo.isQuote) {
      if (quoteShows({ ...box, seen: part }, photo, placed)) continue
      loss += size * WEIGHT.words
      isAnyCut = true
      continue
    }
    const faces = facesCut(box, part, photo, placed)
    isAnyCut ||= faces > 0
    loss +=
      size *
      (WEIGHT.cut * cutShare(box, part, photo, placed) +
        WEIGHT.faces * faces +
        WEIGHT.coarse * coarseness(box, photo, placed))
  }
  return area > 0 ? loss / area + (isAnyCut ? ANY.cut : 0) : 0
}

type Box = Parameters<typeof cropOf>[1]

/** The share of a photo that its slot does not show. */
function cutShare(box: Box, part: SeenPart, photo: AutofillPhoto, placed: PlacedPhoto): number {
  const { width, height } = cropOf(photo, box, placed)
  return 1 - ((width * height) / (photo.width * photo.height)) * seenShare(part)
}

function facesCut(box: Box, seen: SeenPart, photo: AutofillPhoto, placed: PlacedPhoto): number {
  if (!photo.content || photo.content.faces.length === 0) return 0
  const content = turnedContent(photo, placed.rotation, photo.content)
  const kept = facesKept({ width: box.width, height: box.height, seen }, content, placed)
  return kept.filter((each) => !each).length / kept.length
}

/** 0 for a good print, 1 from half of the needed resolution down. */
function coarseness(box: Box, original: AutofillPhoto, placed: PlacedPhoto): number {
  const dpi = dpiOf({ kind: 'photo', original, placed }, box)
  return isLowQuality(dpi) ? Math.min(1, Math.log2(LOW_BELOW / Math.max(1, dpi))) : 0
}
