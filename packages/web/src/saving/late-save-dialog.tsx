import { latePart } from '../ui/late-part.tsx'

/** Where a collage is only just being fetched, somebody may have to sign in for it, or want to leave. */
export const LateSaveDialog = latePart(async () => (await import('./own-save-dialog.tsx')).OwnSaveDialog)
