import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { signOut } from '../account/account-calls.ts'
import { hasSomethingToLose, letPageGo } from '../document/leave-guard.ts'
import type { DraftSummary } from '../drafts/draft-summary.ts'
import { forgetAccount } from '../drafts/forget-account.ts'
import { clearOpenDraft } from '../drafts/keeping.ts'
import { unsavedOfAccount } from '../drafts/unsaved-of-account.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { showToast } from '../ui/toast-queue.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** Ends the session and removes everything of the account from this browser; unsaved work is named first. */
export function SignOut() {
  const t = useTranslations('overview')
  const [unsaved, setUnsaved] = useState<readonly DraftSummary[]>()

  async function ask(): Promise<void> {
    const found = await unsavedOfAccount()
    if (found.length > 0 || hasSomethingToLose()) setUnsaved(found)
    else await leave()
  }

  async function leave(): Promise<void> {
    try {
      await signOut()
    } catch {
      showToast('overview.actionFailed', { tone: 'urgent' })
      return
    }
    await clearOpenDraft()
    await forgetAccount()
    letPageGo()
    // A reloaded page remembers nothing of the account.
    window.location.reload()
  }

  return (
    <>
      <LinkButton onPress={() => void ask()}>{t('signOut')}</LinkButton>
      {unsaved && <SignOutDialog unsaved={unsaved} onStay={() => setUnsaved(undefined)} onLeave={() => void leave()} />}
    </>
  )
}
