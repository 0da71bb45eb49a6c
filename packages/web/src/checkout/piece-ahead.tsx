import type { SavedFrom } from './saved-from.ts'
import { useSavedPiece } from './use-saved-piece.ts'

/**
 * Fetches the piece while the page around it is still being asked for: whoever shows it shares that fetch. If it fails,
 * they ask again and say so.
 */
export function PieceAhead({ from }: { readonly from: SavedFrom }) {
  useSavedPiece(from, '')
  return null
}
