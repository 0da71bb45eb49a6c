import { create, createStore } from 'zustand'
import { track } from '../analytics/analytics.ts'
import { rememberLanguage } from './language-choice.ts'
import { FIRST_LANGUAGE, type Language } from './languages.ts'
import { loadTexts } from './load-texts.ts'
import type { LoadedTexts } from './messages/translation.ts'
import { type TextFile, type TextPart, textFilesOf } from './text-parts.ts'

interface LanguageState {
  readonly language: Language
  readonly texts: LoadedTexts | undefined
  /** The language's files that the texts come from. */
  readonly files: ReadonlySet<TextFile>
}

export const useLanguage = create<LanguageState>()(() => ({
  language: FIRST_LANGUAGE,
  texts: undefined,
  files: new Set(),
}))

interface Asked {
  readonly wanted: Language
  /** The last requested change: only this decides the final language. It never rejects. */
  readonly lastChange: Promise<boolean> | undefined
}

/** The requested language; its texts may still be loading. */
const asked = createStore<Asked>()(() => ({ wanted: FIRST_LANGUAGE, lastChange: undefined }))
/** The text parts that screens have requested so far: a new language comes with all of them. */
const parts = new Set<TextPart>()

const wanted = (): Language => asked.getState().wanted

/** Loads the first language. Without it there is nothing to show, so a failure is left to the caller. */
export function startLanguage(language: Language): Promise<void> {
  asked.setState({ wanted: language })
  return show(language)
}

/** Changes the language in place. If its texts cannot be loaded, the present language stays and the answer is false. */
export function changeLanguage(language: Language): Promise<boolean> {
  asked.setState({ wanted: language })
  const change: Promise<boolean> = show(language).then(
    () => {
      if (wanted() === language) rememberLanguage(language)
      return true
    },
    (error: unknown) => {
      if (asked.getState().lastChange === change) asked.setState({ wanted: useLanguage.getState().language })
      track('language-failed', { language, message: String(error) })
      return false
    },
  )
  asked.setState({ lastChange: change })
  return change
}

/** Resolves when the texts are shown, in the language wanted by then. */
export async function loadTextsOf(part: TextPart): Promise<void> {
  parts.add(part)
  await showWanted()
}

/** Code that is loaded later, with the texts it may need. */
export async function withTexts<Code>(code: Promise<Code>, part: TextPart = 'rest'): Promise<Code> {
  const [loaded] = await Promise.all([code, loadTextsOf(part)])
  return loaded
}

async function showWanted(): Promise<void> {
  const language = wanted()
  try {
    await show(language)
  } catch (error) {
    // A change to a language that fails to load falls back to the one before, whose texts may still come.
    await asked.getState().lastChange
    if (wanted() === language) throw error
  }
  if (wanted() !== language) await showWanted()
}

/** Shows a language with the requested parts, unless another one is wanted by then. */
async function show(language: Language): Promise<void> {
  const askedParts = new Set(parts)
  const files = textFilesOf(askedParts)
  if (isShown(language, files)) return
  const texts = await loadTexts(language, askedParts)
  if (wanted() !== language || isShown(language, files)) return
  // Another part may have arrived first; texts of this language that are there stay.
  useLanguage.setState((shown) =>
    shown.language === language
      ? { texts: { ...shown.texts, ...texts }, files: new Set([...shown.files, ...files]) }
      : { language, texts, files },
  )
}

/** New texts render the whole page again, so texts that are already shown are not set again for every later part. */
function isShown(language: Language, files: ReadonlySet<TextFile>): boolean {
  const shown = useLanguage.getState()
  return shown.language === language && Array.from(files).every((file) => shown.files.has(file))
}
