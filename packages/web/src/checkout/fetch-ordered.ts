import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { orderedCollageSchema } from '@collagerie/protocol'
import { getJson } from '../calls/calls.ts'
import { openFetched } from '../saving/load-collage.ts'

/** The collage an order was placed with, whatever became of it since. */
export async function fetchOrdered(number: string, templates: readonly CatalogueTemplate[]) {
  const { collagexml, photos } = await getJson(
    `/api/orders/${encodeURIComponent(number)}/collage`,
    orderedCollageSchema,
  )
  return openFetched(collagexml, photos, templates)
}
