import type { ComingPiece } from '../ui/loading-page.tsx'

type Pieces = ReadonlyMap<string, ComingPiece>

/** What the page came with for the address it was asked for, read before the application takes its place. */
const sent = sentWith(window.location.pathname)

const known = new Map<string, ComingPiece>()

/** Keeps what the catalogue says of its templates: their small pictures as they open. */
export function rememberPieces(pieces: Pieces): void {
  known.clear()
  for (const [id, piece] of pieces) known.set(id, piece)
}

/** The picture of a template as it opens, before its screen is there. */
export function knownPiece(templateId: string): ComingPiece | undefined {
  return known.get(templateId) ?? sent?.get(templateId)
}

function sentWith(path: string): Pieces | undefined {
  const print = document.querySelector('#root .frame-body svg')
  const picture = print?.nextElementSibling
  if (!(print instanceof SVGSVGElement) || !(picture instanceof HTMLImageElement)) return undefined
  const { width, height } = print.viewBox.baseVal
  const piece = { url: picture.getAttribute('src') ?? '', width, height }
  return new Map(path.split('/').map((part) => [part, piece] as const))
}
