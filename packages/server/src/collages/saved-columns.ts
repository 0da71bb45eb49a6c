import type { CollageRow } from '../storage/schema.ts'
import type { SavedColumns } from './collage-repository.ts'

/** What a stored collage passes on to a copy of it, or to an earlier version of it that becomes the newest. */
export function savedColumnsOf(row: CollageRow): SavedColumns {
  return {
    editor: row.editor,
    editor_version: row.editor_version,
    for_order: row.for_order,
    template_id: row.template_id,
    title: row.title,
    width_mm: row.width_mm,
    height_mm: row.height_mm,
    material: row.material,
    pages: row.pages,
    has_picture: row.has_picture,
  }
}
