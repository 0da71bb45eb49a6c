import type { Language } from '@collagerie/core/catalogue'

/** The outline the page shows before its script runs. */
type PageFrame = 'chooser' | 'template' | 'editor' | 'plain'

const MARK = 'data-frame="chooser"'

const EDITOR_WORDS = 'edit editer modifica editar'.split(' ')
const PLAIN_WORDS = [
  'cart',
  'overzicht overview ueberblick apercu panoramica resumen',
  'boutique winkel shop geschaeft negozio tienda',
  'fout error fehler erreur errore',
].flatMap((words) => words.split(' '))

/** The first words of private addresses, which belong to one customer or to the operators. */
export const PRIVATE_WORDS: readonly string[] = [...EDITOR_WORDS, ...PLAIN_WORDS]

/** Pages to read, in each language: what the product does, and that it does it. */
const READING_WORDS = [
  'toegankelijkheid accessibility barrierefreiheit accessibilite accessibilita accesibilidad',
  'klaarmetapp done_with_app mit_app_erstellt fini-avec-lapplication finito_con_app finalizado_app',
].flatMap((words) => words.split(' '))

/** The words in an address identify its kind, as in the application itself; other pages have no outline. */
const WORDS: readonly (readonly [PageFrame, ReadonlySet<string>])[] = [
  ['editor', new Set(EDITOR_WORDS)],
  ['plain', new Set([...PLAIN_WORDS, ...READING_WORDS])],
]
const TEMPLATE = /^(?:collage|ontwerp)\//

export function pageFrameOf(path: string): PageFrame {
  if (TEMPLATE.test(path)) return 'template'
  const [word = ''] = path.split('/', 1)
  return WORDS.find(([, words]) => words.has(word))?.[0] ?? 'chooser'
}

/** The links that let the browser fetch early what a screen needs, in one language or in all. */
const EARLY = /\s*<link [^>]*data-of="(\w+)"(?: data-in="(\w+)")?[^>]*>/g

/** The page with a screen's outline and only what that screen needs in this language. */
export function framedPage(page: string, frame: PageFrame, language: Language): string {
  return page
    .replace(MARK, `data-frame="${frame}"`)
    .replace('<html lang="fr">', `<html lang="${language}">`)
    .replaceAll(EARLY, (link: string, of: string, inLanguage: string = language) =>
      of === frame && inLanguage === language ? link : '',
    )
}
