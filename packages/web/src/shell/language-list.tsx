import { latePart } from '../ui/late-part.tsx'

/** Stands in what is closed at first, so it can load later. */
export const LanguageList = latePart(async () => (await import('./language-entries.tsx')).LanguageEntries)
