import { create } from 'zustand'
import { track } from '../analytics/analytics.ts'
import { rememberLanguage } from './language-choice.ts'
import { FIRST_LANGUAGE, type Language } from './languages.ts'
import { loadTexts, type TextPart } from './load-texts.ts'
import type { LoadedTexts } from './messages/translation.ts'

interface LanguageState {
  readonly language: Language
  readonly texts: LoadedTexts | undefined
  /** What of the language is among them. */
  readonly parts: ReadonlySet<TextPart>
}

export const useLanguage = create<LanguageState>()(() => ({
  language: FIRST_LANGUAGE,
  texts: undefined,
  parts: new Set(),
}))

let wanted: Language = FIRST_LANGUAGE
const parts = new Set<TextPart>()

/** Loads the first language; without it there is nothing to show, so a failure is the caller's. */
export function startLanguage(language: Language): Promise<void> {
  wanted = language
  return show(language)
}

/** Changes language in place. If its texts cannot be loaded the present language stays, and the answer is false. */
export async function changeLanguage(language: Language): Promise<boolean> {
  wanted = language
  try {
    await show(language)
    if (wanted === language) rememberLanguage(language)
    return true
  } catch (error) {
    wanted = useLanguage.getState().language
    track('language-failed', { language, message: String(error) })
    return false
  }
}

/** A template's page waits for this, and no longer. */
export async function loadTextsOfTemplate(): Promise<void> {
  parts.add('template')
  await show(wanted)
}

/** And the editor for this; what it opens waits for the rest. */
export async function loadTextsOfEditor(): Promise<void> {
  parts.add('editor')
  await show(wanted)
}

/** The other screens wait for this: from then on a language comes with all its texts. */
export async function loadRestOfTexts(): Promise<void> {
  parts.add('rest')
  await show(wanted)
}

/** Code that comes later, with the rest of the texts, which it may need. */
export async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadRestOfTexts()])
  return loaded
}

/** The shop's own side waits for this too. */
export async function loadTextsOfBoard(): Promise<void> {
  parts.add('board')
  await loadRestOfTexts()
}

/** And so does whoever looks at a piece in space or on a wall. */
export async function loadTextsOfHanging(): Promise<void> {
  parts.add('hanging')
  await loadRestOfTexts()
}

/** The page about accessibility needs no others. */
export async function loadTextsOfAccessibility(): Promise<void> {
  parts.add('accessibility')
  await show(wanted)
}

async function show(language: Language): Promise<void> {
  const asked = new Set(parts)
  if (isShown(language, asked)) return
  const texts = await loadTexts(language, asked)
  // Meanwhile another language may have been asked for: that call will show it. Or the same texts were, by another part.
  if (wanted !== language || isShown(language, asked)) return
  // Another part may have arrived before; what is there of this language stays.
  useLanguage.setState((shown) =>
    shown.language === language
      ? { texts: { ...shown.texts, ...texts }, parts: new Set([...shown.parts, ...asked]) }
      : { language, texts, parts: asked },
  )
}

/** New texts render the whole page anew: what is there is not shown again for every part that comes later. */
function isShown(language: Language, asked: ReadonlySet<TextPart>): boolean {
  const shown = useLanguage.getState()
  return (
    shown.texts !== undefined && shown.language === language && Array.from(asked).every((part) => shown.parts.has(part))
  )
}
