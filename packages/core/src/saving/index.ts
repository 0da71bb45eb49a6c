export { type AheadCandidate, type AheadSpent, aheadChoice } from './ahead-choice.ts'
export { type AheadEvent, type AheadHold, type AheadState, aheadStep, eventOfHolds } from './ahead-upload.ts'
export { type Opened, saveCollage } from './save-collage.ts'
export {
  CLOSED_SAVE_DIALOG,
  type CollageState,
  openSaveDialog,
  type SaveDialog,
  type SaveEvent,
  type SavePurpose,
  type SaveState,
  type SaveStep,
  saveStep,
} from './save-dialog.ts'
export {
  barShare,
  bytesSent,
  type FailedPhoto,
  type LocalPhoto,
  photoFailed,
  photoSent,
  retryDelay,
  type SaveProgress,
  saveCancelled,
  saveFailed,
  saveFinished,
  startProgress,
} from './save-progress.ts'
