import { isMaterial, type Material } from '@collagerie/core/format'
import type { CardOrder, ListedCollage, Piece } from '@collagerie/protocol'
import type { CollageRow } from '../storage/schema.ts'
import type { CardOrderRow } from './overview-repository.ts'
import { formatFromRow } from './stored-format.ts'

type PieceRow = Pick<CollageRow, 'name' | 'title' | 'template_id' | 'width_mm' | 'height_mm' | 'material' | 'pages'>

export function pieceOf(row: PieceRow, picture: string): Piece {
  return {
    name: row.name,
    title: row.title,
    templateId: row.template_id,
    ...formatFromRow(row),
    material: materialOf(row),
    pages: row.pages,
    picture,
  }
}

export function materialOf({ material }: { readonly material: string }): Material {
  return isMaterial(material) ? material : ''
}

/** The collage as last saved. */
export function newestPieceOf(row: CollageRow): Piece {
  return pieceOf(row, row.has_picture === 1 ? pictureAddress(row.id, row.version) : '')
}

/** With its orders, the newest first. */
export function collageCardOf(row: CollageRow, orders: readonly CardOrderRow[] = []): ListedCollage {
  const { id, version, updated_at: savedAt } = row
  const [order, ...earlierOrders] = orders.map(orderOf)
  return { ...newestPieceOf(row), id, version, savedAt, ...(order && { order, earlierOrders }) }
}

function orderOf(row: CardOrderRow): CardOrder {
  return {
    number: row.number,
    orderedAt: row.ordered_at,
    material: materialOf(row),
    ...(row.delivery_way && { way: row.delivery_way }),
    state: row.state,
    progress: row.progress,
  }
}

/** The picture of a version never changes, so browsers may cache its address. */
export function pictureAddress(id: string, version: number): string {
  return `/api/collages/${id}/picture?version=${version}`
}
