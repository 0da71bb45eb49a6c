import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { useDocument } from '../document/document-store.ts'
import { readDraft } from '../drafts/draft-database.ts'
import type { DraftSummary } from '../drafts/draft-summary.ts'
import { ownDraftOf } from '../drafts/own-draft.ts'
import { resumeDraft } from '../drafts/resume-draft.ts'
import { tabDraft } from '../drafts/tab-draft.ts'
import { takeDraft } from '../drafts/take-draft.ts'
import { useLanguage, withTexts } from '../language/language-store.ts'
import { editPath, errorPath } from '../navigation/routes/paths.ts'
import { takeStep, useTabState } from '../navigation/tab-state.ts'
import { LateSaveDialog } from '../saving/late-save-dialog.tsx'
import { seldomPart } from '../ui/late-part.tsx'
import { showToast } from '../ui/toast-queue.ts'
import styles from './resuming-screen.module.css'
import { WaitingOutline } from './waiting-outline.tsx'

const DraftQuestion = seldomPart(async () => (await withTexts(import('../drafts/draft-question.tsx'))).DraftQuestion)

interface Props {
  /** The collage named in the address, if any. */
  readonly savedId: string | undefined
  /** Shown if there is no draft to continue. After signing in there may be one: `again` looks once more. */
  readonly otherwise: (again: () => void) => ReactNode
}

/** A draft means that the customer is asked about it. */
type Phase = 'resuming' | 'over' | DraftSummary

/** Waits in place of the editor while this tab's draft opens, or asks about the draft of a saved collage. */
export function ResumingScreen({ savedId, otherwise }: Props) {
  const [, navigate] = useLocation()
  const language = useLanguage((state) => state.language)
  const editorState = useTabState((tab) => tab.editorState)
  const { templates, failed } = useThemeList()
  const [phase, setPhase] = useState<Phase>(() =>
    savedId === undefined && tabDraft() === undefined ? 'over' : 'resuming',
  )

  useEffect(() => {
    if (phase !== 'resuming' || templates.length === 0) return undefined
    let isCurrent = true
    async function resume(): Promise<void> {
      const outcome = await resumeDraft(templates, savedId)
      if (outcome === 'in use') return window.location.reload()
      const known = savedId ?? (outcome === 'not ours' ? await savedIdOfTab() : undefined)
      const draft = outcome === 'resumed' || savedId === undefined ? undefined : await ownDraftOf(savedId)
      if (!isCurrent || outcome === 'resumed') return
      // The account's version may be older than the draft, so a lost answer must not show it instead.
      if (outcome === 'unreachable' || draft === 'unreachable') {
        navigate(errorPath(language, 'ModelService.load() no answer'), { replace: true })
        return
      }
      // Only a saved collage named by its id lets the customer sign in for it.
      if (savedId === undefined && known !== undefined) navigate(editPath(language, known), { replace: true })
      if (outcome === 'elsewhere') showToast('drafts.elsewhere')
      if (outcome === 'broken') showToast('drafts.broken', { tone: 'urgent' })
      // A draft that has just failed to open is not offered again.
      setPhase((outcome === 'broken' ? undefined : draft) ?? 'over')
    }
    void resume()
    return () => {
      isCurrent = false
    }
  }, [phase, templates, savedId, language, navigate])

  // A customer who decides not to quit goes on waiting, or still has the question to answer.
  useEffect(() => {
    const isWaiting = phase !== 'over' && !useDocument.getState().page
    if (isWaiting && editorState === 'normal') takeStep('loadSaved')
  }, [phase, editorState])

  async function continueDraft(draft: DraftSummary): Promise<void> {
    try {
      const taken = await takeDraft(draft)
      setPhase('resuming')
      navigate(editPath(language, taken), { replace: true })
    } catch {
      showToast('drafts.broken', { tone: 'urgent' })
      setPhase('over')
    }
  }

  if (phase === 'over' || failed) return otherwise(() => setPhase('resuming'))
  return (
    <>
      {phase === 'resuming' ? (
        <WaitingOutline savedId={savedId} />
      ) : (
        <div className={styles.screen}>
          <DraftQuestion draft={phase} onTake={() => void continueDraft(phase)} onLeave={() => setPhase('over')} />
        </div>
      )}
      <LateSaveDialog />
    </>
  )
}

async function savedIdOfTab(): Promise<string | undefined> {
  const draftId = tabDraft()
  return draftId === undefined ? undefined : (await readDraft(draftId).catch(() => undefined))?.savedId
}
