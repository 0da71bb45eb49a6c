import { pagesToWrite, pagesWithGaps, unwrittenTexts } from '@collagerie/core/collage'
import {
  CLOSED_SAVE_DIALOG,
  type CollageState,
  openSaveDialog,
  type SaveDialogStatus,
  type SaveEvent,
  type SaveProgress,
  type SavePurpose,
  type SaveStep,
  saveStep,
} from '@collagerie/core/saving'
import { create } from 'zustand'
import { signOut } from '../account/account-calls.ts'
import { isAuthenticated } from '../account/is-authenticated.ts'
import { track } from '../analytics/analytics.ts'
import { hasUnsavedChanges, showPage, useDocument } from '../document/document-store.ts'
import { isTextLeftOut, rememberTextLeftOut } from '../document/text-left-out.ts'
import { forgetAccount } from '../drafts/forget-account.ts'
import { cancelSave, isSaving, takeStep, useTabState } from '../navigation/tab-state.ts'
import { useLibrary } from '../photos/library-store.ts'
import { NewestRequest } from '../ui/newest-request.ts'
import { showToast, whileTrue } from '../ui/toast-queue.ts'
import { isRestLeftOut, rememberAskedTexts } from './asked-texts.ts'
import { type FailureReason, failureReason } from './failure-reason.ts'
import { notifyScreens } from './on-saving.ts'
import { save } from './save.ts'
import { unplacedNotKept } from './unplaced-photos.ts'

interface SavingState {
  readonly dialog: SaveDialogStatus
  readonly progress: SaveProgress<FailureReason> | undefined
  /** Why the collage was not saved; undefined if the failed photos explain enough. */
  readonly reason: FailureReason | undefined
  readonly isOfAnotherAccount: boolean
  /** The photos without a slot that the last save could not list. */
  readonly leftOut: readonly string[]
}

/** What the dialog forgets before each attempt. */
const NO_FAILURE = { progress: undefined, reason: undefined, isOfAnotherAccount: false } as const

export const useSaving = create<SavingState>()(() => ({
  dialog: CLOSED_SAVE_DIALOG,
  ...NO_FAILURE,
  leftOut: [],
}))

/** Opens the dialog for a purpose of the navigation. */
export function openSaving(purpose: SavePurpose): void {
  useSaving.setState({ ...NO_FAILURE, leftOut: [] })
  follow(openSaveDialog(purpose, facts()))
}

export function stepSaving(happened: SaveEvent): void {
  follow(saveStep(useSaving.getState().dialog, happened, facts()))
}

function facts(): CollageState {
  const { pages, savedId, draftId } = useDocument.getState()
  return {
    isNew: savedId === undefined,
    isFinished: pages !== undefined && pagesWithGaps(pages).length === 0,
    hasUnwrittenText:
      pages !== undefined &&
      pagesToWrite(pages).length > 0 &&
      !isTextLeftOut(draftId) &&
      !isRestLeftOut(draftId, pages),
  }
}

export function leaveTextOut(): void {
  rememberTextLeftOut(useDocument.getState().draftId)
  stepSaving('leaveTextOut')
}

/** Goes to the page of the unwritten text and returns the text's slot. */
export function goToUnwrittenText(): string | undefined {
  const { pages = [], shown } = useDocument.getState()
  stepSaving('close')
  const toWrite = pagesToWrite(pages)
  if (!toWrite.includes(shown)) showPage(toWrite[0] ?? shown)
  const { page } = useDocument.getState()
  return page && unwrittenTexts(page)[0]?.slot
}

function follow({ dialog, effect }: SaveStep): void {
  useSaving.setState({ dialog })
  if (dialog.state === 'TEXT_UNWRITTEN') {
    const { draftId, pages = [] } = useDocument.getState()
    rememberAskedTexts(draftId, pages)
  }
  if (effect === 'check') void check()
  if (effect === 'save') void saveNow(dialog.purpose === 'order')
  if (effect === 'cancel save') cancelSave()
  if (effect === 'checkout') notifyScreens('checkout')
  if (effect === 'reload collage') {
    takeStep('loadSaved')
    notifyScreens('reload')
  }
  if (effect === 'closed' || effect === 'cancel save') takeStep('closeDialog')
}

async function check(): Promise<void> {
  useSaving.setState(NO_FAILURE)
  try {
    stepSaving((await isAuthenticated()) ? 'authenticated' : 'notAuthenticated')
  } catch (error) {
    track('authentication-check-failed', { message: String(error) })
    useSaving.setState({ reason: failureReason(error) })
    stepSaving('checkFailed')
  }
}

/** Only the last save that was started may change the dialog. */
const saves = new NewestRequest()

async function saveNow(forOrder: boolean): Promise<void> {
  const { save: before } = useTabState.getState()
  // For the customer, a save that was given up is over, though it may take a moment to end.
  const isNewest = before && !before.signal.aborted ? saves.join() : saves.begin()
  const outcome = await save(forOrder, (progress) => isNewest() && useSaving.setState({ progress }))
  if (!isNewest()) return
  if (outcome.kind === 'busy') {
    // The save that is running will close this dialog too.
    showToast('savedialog.alreadyBusySaving', { until: whileTrue(isSaving, useTabState) })
  } else if (outcome.kind === 'saved') {
    useSaving.setState({ leftOut: outcome.leftOut })
    stepSaving('progressFinished')
    orderIfAskedFor(outcome.leftOut)
  } else if (outcome.kind === 'cancelled') stepSaving('cancelled')
  else if (outcome.kind === 'failed') fail({ reason: outcome.reason, isOfAnotherAccount: false })
  else fail({ reason: undefined, isOfAnotherAccount: true })
}

/**
 * Whoever asked to order is not asked again, unless photos are missing from what was saved, or it is no longer what is
 * on the sheet. Photos that print badly are told before saving and again at the checkout.
 */
function orderIfAskedFor(leftOut: readonly string[]): void {
  const { purpose, state } = useSaving.getState().dialog
  const { pages = [] } = useDocument.getState()
  const isWhole = unplacedNotKept(pages, useLibrary.getState(), leftOut) === 0
  if (purpose === 'order' && state === 'SAVED' && isWhole && !hasUnsavedChanges()) stepSaving('order')
}

/** Lets the customer sign in to the account the collage belongs to. */
export async function changeAccount(): Promise<void> {
  try {
    await signOut()
    // The open collage stays: the customer changes accounts because of it.
    await forgetAccount(useDocument.getState().draftId)
    stepSaving('toLogin')
  } catch (error) {
    track('sign-out-failed', { message: String(error) })
    stepSaving('retry')
  }
}

/** The dialog shows the failure; if it was closed meanwhile, a toast does. */
function fail(why: Pick<SavingState, 'reason' | 'isOfAnotherAccount'>): void {
  const isSeen = useSaving.getState().dialog.state === 'SAVING'
  useSaving.setState(why)
  stepSaving('progressError')
  if (isSeen) return
  const run = () => void takeStep('save')
  // The next attempt removes the toast and reports on itself.
  const until = whileTrue(() => !isSaving(), useTabState)
  showToast('savedialog.error', { tone: 'urgent', action: { label: 'misc.retry', run }, until })
}

export const closeSaving = () => stepSaving('close')
