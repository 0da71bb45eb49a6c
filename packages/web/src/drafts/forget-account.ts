import { forgetMaterialsOfOrders } from '../order/material-of-order.ts'
import { forgetTabCheckout } from '../order/tab-checkout.ts'
import { forgetTabOrder } from '../order/tab-order.ts'
import { deleteDraft, readAllLoosePhotos, readDrafts } from './draft-database.ts'
import { hintDrafts } from './draft-hint.ts'
import { isOffered } from './draft-limits.ts'
import { isOfAccount } from './is-of-account.ts'
import { forgetTabDraft } from './tab-draft.ts'
import { tabPhotos } from './tab-photos.ts'

/**
 * Removes the drafts of a signed-out account with their photos, and what was entered in its checkout; drafts of no
 * account stay.
 */
export async function forgetAccount(exceptDraft?: string): Promise<void> {
  forgetTabCheckout()
  forgetTabOrder()
  forgetMaterialsOfOrders()
  try {
    const drafts = await readDrafts()
    const gone = drafts.filter((draft) => isOfAccount(draft) && draft.draftId !== exceptDraft)
    const loose = (await readAllLoosePhotos()).filter((each) => isOfAccount(each))
    for (const { draftId } of [...gone, ...loose]) await deleteDraft(draftId)
    for (const { draftId } of gone) forgetTabDraft(draftId)
    if (loose.some(({ draftId }) => draftId === tabPhotos.id)) tabPhotos.forget()
    hintDrafts(drafts.some((draft) => isOffered(draft) && !gone.includes(draft)))
  } catch {
    // Without a database there is nothing to forget.
  }
}
