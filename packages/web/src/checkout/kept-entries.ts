import { DELIVERY_WAYS } from '@collagerie/core/delivery'
import { MATERIALS } from '@collagerie/core/format'
import { addressSchema } from '@collagerie/protocol'
import * as v from 'valibot'
import { jsonIn } from '../calls/json-in.ts'
import { rememberTabCheckout, tabCheckout } from '../order/tab-checkout.ts'

const keptSchema = v.object({
  collageId: v.string(),
  material: v.optional(v.picklist(MATERIALS)),
  way: v.optional(v.picklist(DELIVERY_WAYS)),
  address: v.optional(addressSchema),
})

/** What was entered in the checkout of a collage. */
export type KeptEntries = Omit<v.InferOutput<typeof keptSchema>, 'collageId'>

const NOTHING: KeptEntries = {}

/**
 * The entries this tab keeps for a collage. No other account can open its checkout, so none sees what was entered
 * there.
 */
export function keptEntries(collageId: string): KeptEntries {
  const kept = v.safeParse(keptSchema, jsonIn(tabCheckout() ?? ''))
  if (!kept.success || kept.output.collageId !== collageId) return NOTHING
  const { collageId: _, ...entries } = kept.output
  return entries
}

/** Keeps a part of what was entered beside the parts kept before. */
export function keepEntries(collageId: string, entered: KeptEntries): void {
  rememberTabCheckout(JSON.stringify({ ...keptEntries(collageId), ...entered, collageId }))
}
