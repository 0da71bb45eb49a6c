import { isChosen, MATERIALS, type Material } from '@collagerie/core/format'
import * as v from 'valibot'
import { jsonIn } from '../calls/json-in.ts'
import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.materials

/** More than anyone orders between two visits. */
const MOST = 50

const materialsSchema = v.array(v.object({ collageId: v.string(), material: v.picklist(MATERIALS) }))

/**
 * The material on which a saved collage was last wanted at the checkout. The account knows it once it is ordered, but a
 * draft of the collage was written before.
 */
export function materialOfOrder(collageId: string): Material | undefined {
  return all().find((each) => each.collageId === collageId)?.material
}

/** The material on which a saved collage without one is shown: the one wanted last, or that of its last order. */
export function materialWanted(collageId: string, ordered: Material | undefined): Material | undefined {
  return materialOfOrder(collageId) ?? ordered
}

export function rememberMaterialOfOrder(collageId: string, material: Material): void {
  if (!isChosen(material)) return
  const others = all().filter((each) => each.collageId !== collageId)
  const kept = JSON.stringify([{ collageId, material }, ...others].slice(0, MOST))
  inStorage('browser', (storage) => storage.setItem(KEY, kept))
}

export function forgetMaterialsOfOrders(): void {
  inStorage('browser', (storage) => storage.removeItem(KEY))
}

/** Without storage a draft shows no material until it has one of its own. */
function all() {
  const kept = v.safeParse(materialsSchema, jsonIn(inStorage('browser', (storage) => storage.getItem(KEY)) ?? ''))
  return kept.success ? kept.output : []
}
