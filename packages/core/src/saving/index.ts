export { type QuietCandidate, type QuietSpent, quietChoice } from './quiet-choice.ts'
export { eventOfHolds, type QuietEvent, type QuietHold, type QuietState, quietStep } from './quiet-upload.ts'
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
  type FailedResource,
  type LocalResource,
  resourceFailed,
  resourceFinished,
  retryDelay,
  type SaveProgress,
  saveCancelled,
  saveFailed,
  saveFinished,
  startProgress,
} from './save-progress.ts'
