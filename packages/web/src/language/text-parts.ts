/** The files of a language, each a chunk of its own and named after what it exports. */
export type TextFile =
  | 'first'
  | 'making'
  | 'editing'
  | 'pages'
  | 'delivering'
  | 'board'
  | 'hanging'
  | 'accessibility'
  | 'recovery'

/** Parts loaded with the screens that need them; every page has the first file. */
export type TextPart = 'template' | 'editor' | 'rest' | 'checkout' | 'board' | 'hanging' | 'accessibility' | 'recovery'

const TEMPLATE: readonly TextFile[] = ['making']
const EDITOR: readonly TextFile[] = [...TEMPLATE, 'editing']
/** Everything on a customer's way through the shop. */
const REST: readonly TextFile[] = [...EDITOR, 'pages']

export const FILES_OF: Readonly<Record<TextPart, readonly TextFile[]>> = {
  template: TEMPLATE,
  editor: EDITOR,
  rest: REST,
  checkout: [...REST, 'delivering'],
  board: [...REST, 'delivering', 'board'],
  hanging: [...REST, 'hanging'],
  accessibility: ['accessibility'],
  recovery: [...REST, 'recovery'],
}

export function textFilesOf(parts: Iterable<TextPart>): ReadonlySet<TextFile> {
  return new Set<TextFile>(['first', ...Array.from(parts, (part) => FILES_OF[part]).flat()])
}
