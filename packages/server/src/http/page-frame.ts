import type { Language } from '@collagerie/core/catalogue'

/** The outline the page shows before its script runs. */
type PageFrame = 'selection' | 'template' | 'editor' | 'plain'

const MARK = 'data-frame="selection"'

/** Route kinds are known by the words in an address, as in the application itself; other pages have no outline. */
const WORDS: readonly (readonly [PageFrame, RegExp])[] = [
  ['template', /^(collage|ontwerp)\//],
  ['editor', /^(edit|editer|modifica|editar)(\/|$)/],
  [
    'plain',
    /^(cart|overzicht|overview|ueberblick|apercu|panoramica|resumen|boutique|winkel|shop|geschaeft|negozio|tienda|fout|error|fehler|erreur|errore)(\/|$)/,
  ],
]

export function frameOf(path: string): PageFrame {
  return WORDS.find(([, words]) => words.test(path))?.[0] ?? 'selection'
}

/** What the page lets the browser fetch early for one of its screens, in one of its languages or in all. */
const EARLY = /\s*<link [^>]*data-of="(\w+)"(?: data-in="(\w+)")?[^>]*>/g

/** The page with a screen's outline, and with what that screen needs in this language and nothing that others do. */
export function framedPage(page: string, frame: PageFrame, language: Language): string {
  return page
    .replace(MARK, `data-frame="${frame}"`)
    .replace('<html lang="fr">', `<html lang="${language}">`)
    .replaceAll(EARLY, (link: string, of: string, inLanguage: string = language) =>
      of === frame && inLanguage === language ? link : '',
    )
}
