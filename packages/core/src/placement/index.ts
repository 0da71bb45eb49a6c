export { adjusted, unadjusted } from './adjusted.ts'
export { areDigits } from './are-digits.ts'
export { autofill } from './autofill.ts'
export type { AutofillPhoto, AutofillSlot } from './autofill-photo.ts'
export {
  type CroppedPhoto,
  clampTilt,
  clampZoom,
  cropOf,
  reachOf,
  storedCropOf,
  TILT,
  turnedSize,
  ZOOM,
} from './crop.ts'
export { type CropHandle, cropByHandle, cropFactor } from './crop-by-handle.ts'
export { dpiOf, EMPTY_DPI, type SlotContent } from './dpi.ts'
export { exifTurn } from './exif-turn.ts'
export { fillWithSamples } from './fill-with-samples.ts'
export { type FirstFraming, facesKept, frameIn, keepsMore } from './frame-in.ts'
export { framedIn } from './framed-in.ts'
export { clampPlacement, mirror, panBy, rotateBy, tiltTo, ZOOM_BUTTON, zoomBy } from './move.ts'
export { type Framing, type PlacedPhoto, placePhoto } from './placed-photo.ts'
export { quoteShows } from './quote-shows.ts'
export { refit } from './refit.ts'
export { isSideways, type Rotation, rotationOf } from './rotation.ts'
export type { SamplePhoto } from './sample-photo.ts'
export { ALL_SEEN, type SeenPart, seenCells, seenShare } from './seen-part.ts'
export { shuffledOrder } from './shuffled-order.ts'
export { turnedContent, turnedRect } from './turned-content.ts'
