/** The outline the page shows before its script runs. */
const FRAMES = ['selection', 'template', 'editor', 'plain'] as const

export type PageFrame = (typeof FRAMES)[number]

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

/** What the page lets the browser fetch early for one of its screens. */
const EARLY = /\s*<link [^>]*data-of="(\w+)"[^>]*>/g

/** The page once for every outline, with what that screen needs and nothing that others do. */
export function framedPages(page: string): readonly (readonly [PageFrame, string])[] {
  return FRAMES.map((frame) => [
    frame,
    page
      .replace(MARK, `data-frame="${frame}"`)
      .replaceAll(EARLY, (link: string, of: string) => (of === frame ? link : '')),
  ])
}
