export { type Autofill, type AutofillPhoto, type AutofillSlot, autofill } from './autofill.ts'
export { type Crop, clampZoom, cropOf, storedCropOf, turnedSize, ZOOM } from './crop.ts'
export { dpiOf, EMPTY_DPI, type SlotContent } from './dpi.ts'
export { type ExifTurn, exifTurn } from './exif-orientation.ts'
export { fillWithSamples, type SamplePhoto } from './fill-with-samples.ts'
export {
  DRAG_START,
  isDrag,
  isOneFingerPan,
  isTap,
  ONE_FINGER_PAN,
  PINCH_DISTANCE,
  type PointerWay,
  TAP_DISTANCE,
  twoFingerGesture,
} from './gesture-rules.ts'
export { largestSharpSize } from './largest-sharp-size.ts'
export { clampPlacement, panBy, rotateBy, ZOOM_BUTTON, zoomBy } from './move.ts'
export { type PlacedPhoto, placePhoto } from './placed-photo.ts'
export { isLowQuality, type PrintQuality, printQuality, type Smiley, smileyOf } from './print-quality.ts'
export {
  type OriginalOf,
  type OriginalPhoto,
  type QualityMessage,
  type QualitySummary,
  qualitySummary,
  type SlotQuality,
  slotDpi,
} from './quality-summary.ts'
export { isSideways, type Rotation, rotationOf } from './rotation.ts'
export { type Opened, type SaveFacts, saveCollage } from './save-collage.ts'
export { COARSEST_VIEW_DPI, HELP_ABOVE_ZOOM, needsMoveHelp, restingZoom, VIEW_ZOOM, zoomView } from './view-zoom.ts'
