import { type AskedVersion, readVersion } from './open-collage.ts'
import { createOrderInspection, type OrderInspection } from './order-inspection.ts'
import type { OrderParts } from './order-parts.ts'

/** Far more than are looked at in one minute; each is a few formats and numbers. */
const MOST_KEPT = 200

/** Inspects each version of a collage once: it never changes, and neither does the shop while the server runs. */
export function createKeptInspection(parts: Pick<OrderParts, 'collages' | 'documents' | 'templates' | 'shop'>) {
  const { inspect, priceOn } = createOrderInspection(parts.templates, parts.shop)
  const kept = new Map<string, Promise<OrderInspection>>()

  async function inspectAnew(asked: AskedVersion): Promise<OrderInspection> {
    const { document } = await readVersion(parts, asked)
    return inspect(document)
  }

  function inspected(asked: AskedVersion): Promise<OrderInspection> {
    const key = `${asked.collage.id} ${asked.version}`
    const known = kept.get(key)
    const inspection = known ?? inspectAnew(asked)
    // The ones asked for last come last, and the first goes.
    kept.delete(key)
    kept.set(key, inspection)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    if (!known)
      inspection.catch(() => {
        if (kept.get(key) === inspection) kept.delete(key)
      })
    return inspection
  }

  return { inspected, priceOn }
}
