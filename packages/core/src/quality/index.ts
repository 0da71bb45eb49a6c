export { cutFaces } from './cut-faces.ts'
export {
  isLowQuality,
  LOW_BELOW,
  type PrintQuality,
  printQuality,
  qualityAdvice,
  type Smiley,
  smileyOf,
} from './print-quality.ts'
export {
  type OriginalOf,
  type OriginalPhoto,
  type QualitySummary,
  qualitySummary,
  type SlotQuality,
  slotDpi,
} from './quality-summary.ts'
export { type SharpUpTo, sharpUpTo } from './sharp-up-to.ts'
