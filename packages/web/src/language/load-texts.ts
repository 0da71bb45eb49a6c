import type { Language } from './languages.ts'
import type {
  AccessibilityTexts,
  BoardTexts,
  DeliveringTexts,
  EditingTexts,
  FirstTexts,
  HangingTexts,
  LoadedTexts,
  MakingTexts,
  PagesTexts,
  RecoveryTexts,
} from './messages/translation.ts'
import { type TextFile, type TextPart, textFilesOf } from './text-parts.ts'
import { typesetAll } from './typeset.ts'

interface TextFiles extends Readonly<Record<TextFile, Partial<LoadedTexts>>> {
  readonly first: FirstTexts
  readonly making: MakingTexts
  readonly editing: EditingTexts
  readonly pages: PagesTexts
  readonly delivering: DeliveringTexts
  readonly board: BoardTexts
  readonly hanging: HangingTexts
  readonly accessibility: AccessibilityTexts
  readonly recovery: RecoveryTexts
}

/** What other files include is no file of its own. */
const FILES = import.meta.glob<TextFiles>(['./messages/*/*.ts', '!./messages/*/{ordering,photos,words}.ts'])

/** Only the active language is downloaded, and only what its screens need. */
async function load(language: Language, file: TextFile): Promise<Partial<LoadedTexts>> {
  const loaded = await FILES[`./messages/${language}/${file}.ts`]?.()
  if (!loaded) throw new Error(`there is no ${file} in ${language}`)
  return loaded[file]
}

/** The texts as shown: the sources have plain apostrophes and spaces, which a build has already typeset. */
export async function loadTexts(language: Language, parts: Iterable<TextPart>): Promise<LoadedTexts> {
  const loaded = await Promise.all(Array.from(textFilesOf(parts), (file) => load(language, file)))
  const texts: LoadedTexts = Object.assign({}, ...loaded)
  return import.meta.env.PROD ? texts : typesetAll(texts, language)
}
