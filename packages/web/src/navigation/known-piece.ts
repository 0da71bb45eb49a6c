import type { ComingPiece } from '../ui/loading-page.tsx'

type Pieces = ReadonlyMap<string, ComingPiece>

/** The picture the page came with for its address, read before the application replaces it. */
const sent = sentWith(window.location.pathname)

const known = new Map<string, ComingPiece>()

/** Stores the catalogue's small pictures of its templates in their opening state. */
export function rememberPieces(pieces: Pieces): void {
  known.clear()
  for (const [id, piece] of pieces) known.set(id, piece)
}

/** The picture of a template in its opening state, before its screen is loaded. */
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
