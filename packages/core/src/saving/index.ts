export { type AheadCandidate, type AheadSpent, aheadChoice } from './ahead-choice.ts'
export { type AheadEvent, type AheadHold, type AheadState, aheadStep, eventOfHolds } from './ahead-upload.ts'
export {
  CLOSED_SAVE_DIALOG,
  type CollageState,
  openSaveDialog,
  type SaveDialogStatus,
  type SaveEvent,
  type SavePurpose,
  type SaveState,
  type SaveStep,
  saveStep,
} from './save-dialog.ts'
export {
  barShare,
  bytesSent,
  type LocalPhoto,
  photoFailed,
  photoSent,
  retryDelay,
  type SaveProgress,
  saveCancelled,
  saveFailed,
  saveFinished,
  startProgress,
  type UnsentPhoto,
} from './save-progress.ts'
export { type Opened, toSavedCollage } from './to-saved-collage.ts'
