export { asLargeAsFits } from './as-large-as-fits.ts'
export type { CollagePage, PhotoSlotData, TemplateChoice, Userdata } from './collage-page.ts'
export { DELETE_BUTTON, isOnDelete } from './delete-zone.ts'
export { foldedRimOf, seenPanelOf } from './front.ts'
export { GROUND_SLOTS, groundColour, shapeColour } from './ground-colour.ts'
export { layoutFault } from './layout-fault.ts'
export { listedTemplates } from './listed-templates.ts'
export { LONGEST_ID } from './longest-id.ts'
export { type Direction, neighbourSlot } from './neighbour-slot.ts'
export { EMPTY_USERDATA, newCollagePage } from './new-collage-page.ts'
export {
  type Collage,
  changedPage,
  pagesToWrite,
  pagesWithGaps,
  photosFor,
  photosOnPages,
  usesOnPages,
} from './pages.ts'
export { perPage } from './per-page.ts'
export { grownIntoMargin, photoBorderOf, photoBox } from './photo-box.ts'
export { type PhotoInSlot, photoUses, shownPhotos, unplacedPhotos } from './photos-of.ts'
export { collageXmlSteps, readCollageXml } from './read-collage-xml.ts'
export { renumberedExtras } from './renumbered-extras.ts'
export { sampleOf, samplePhotoId } from './sample-photo.ts'
export { allSampleSlots, sampleSlots, slotCounts, withoutSamples } from './sample-slots.ts'
export {
  type Extras,
  photoIdsOf,
  placedPhotoIds,
  type SavedCollage,
  type SavedContent,
  type SavedPage,
  type SavedTemplate,
  type SavedUserdata,
} from './saved-collage.ts'
export { type SavedSheet, savedSheets } from './saved-sheets.ts'
export { isJpegInBase64, SCREENSHOT_PX } from './screenshot.ts'
export { chosenLook, templateLook, textLook, unwrittenTexts, wordsAt, wordsIn } from './sheet-texts.ts'
export { type SheetTarget, slotAt } from './slot-at.ts'
export { emptySlots, isFinished, type PhotoSlot, photoSlotOf, photoSlots, slotDataOf, textSlots } from './slots.ts'
export { textsLeftOut } from './texts-left-out.ts'
export { writeCollageXml } from './write-collage-xml.ts'
export { writtenTitle } from './written-title.ts'
