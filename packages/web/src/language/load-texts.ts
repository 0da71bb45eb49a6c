import type { Language } from './languages.ts'
import type {
  AccessibilityTexts,
  BoardTexts,
  EditingTexts,
  FirstTexts,
  HangingTexts,
  LoadedTexts,
  MakingTexts,
  PagesTexts,
} from './messages/translation.ts'
import { typesetAll } from './typeset.ts'

/** The files of a language, each named after what it exports. */
interface TextFiles {
  readonly first: FirstTexts
  readonly making: MakingTexts
  readonly editing: EditingTexts
  readonly pages: PagesTexts
  readonly board: BoardTexts
  readonly hanging: HangingTexts
  readonly accessibility: AccessibilityTexts
}

/** What comes with the screens that need it. */
export type TextPart = 'template' | 'editor' | 'rest' | 'board' | 'hanging' | 'accessibility'

export const FILES_OF: Readonly<Record<TextPart, readonly (keyof TextFiles)[]>> = {
  template: ['making'],
  editor: ['making', 'editing'],
  rest: ['making', 'editing', 'pages'],
  board: ['board'],
  hanging: ['hanging'],
  accessibility: ['accessibility'],
}

/** Only the active language is downloaded, and only what its screens need: each file is a chunk of its own. */
async function load(language: Language, file: keyof TextFiles): Promise<Partial<LoadedTexts>> {
  const loaded: TextFiles = await import(`./messages/${language}/${file}.ts`)
  return loaded[file]
}

/** The texts as they are shown: the sources keep plain apostrophes and spaces, and a build has set them already. */
export async function loadTexts(language: Language, parts: ReadonlySet<TextPart>): Promise<LoadedTexts> {
  const files = [...new Set(Array.from(parts, (part) => FILES_OF[part]).flat())]
  const [first, ...others] = await Promise.all([load(language, 'first'), ...files.map((file) => load(language, file))])
  const texts: LoadedTexts = Object.assign({}, first, ...others)
  return import.meta.env.PROD ? texts : typesetAll(texts, language)
}
