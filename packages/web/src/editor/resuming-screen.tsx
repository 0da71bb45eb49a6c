import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { useDocument } from '../document/document-store.ts'
import { readDraft } from '../drafts/draft-database.ts'
import { DraftQuestion } from '../drafts/draft-question.tsx'
import { type DraftSummary, draftOf } from '../drafts/draft-summary.ts'
import { isOurs } from '../drafts/is-ours.ts'
import { resumeDraft } from '../drafts/resume-draft.ts'
import { tabDraft } from '../drafts/tab-draft.ts'
import { takeDraft } from '../drafts/take-draft.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath, errorPath } from '../navigation/routes/paths.ts'
import { takeStep, useTabState } from '../navigation/tab-state.ts'
import { LateSaveDialog } from '../saving/late-save-dialog.tsx'
import { showToast } from '../ui/toast-queue.ts'
import styles from './resuming-screen.module.css'
import { WaitingOutline } from './waiting-outline.tsx'

interface Props {
  /** The collage the address asks for, where it does. */
  readonly savedId: string | undefined
  /** What is shown when there is no draft to go on with. Whoever signs in there may have one after all: `again` looks. */
  readonly otherwise: (again: () => void) => ReactNode
}

/** A draft is something to ask about. */
type Phase = 'resuming' | 'over' | DraftSummary

/** Waits in place of the editor while this tab's draft is put on the table, or asks about one the saved collage has. */
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
      const known = savedId ?? (outcome === 'not ours' ? await savedIdOfTab() : undefined)
      const draft = outcome === 'resumed' || savedId === undefined ? undefined : await ourDraftOf(savedId)
      if (!isCurrent || outcome === 'resumed') return
      // The account's version may be older than the draft: it is not shown in its place because a question was lost.
      if (outcome === 'unreachable') {
        navigate(errorPath(language, 'ModelService.load() no answer'), { replace: true })
        return
      }
      // Only where a saved collage is asked for by its id can somebody sign in for it.
      if (savedId === undefined && known !== undefined) navigate(editPath(language, known), { replace: true })
      if (outcome === 'elsewhere') showToast('drafts.elsewhere')
      if (outcome === 'broken') showToast('drafts.broken', { tone: 'urgent' })
      // One that has just failed to open is not offered in the same breath.
      setPhase((outcome === 'broken' ? undefined : draft) ?? 'over')
    }
    void resume()
    return () => {
      isCurrent = false
    }
  }, [phase, templates, savedId, language, navigate])

  // Whoever has thought better of quitting waits on, or still has the question to answer.
  useEffect(() => {
    const isWaiting = phase !== 'over' && !useDocument.getState().collage
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

async function ourDraftOf(savedId: string): Promise<DraftSummary | undefined> {
  const summary = await draftOf(savedId)
  const draft = summary && (await readDraft(summary.draftId))
  return draft && (await isOurs(draft).catch(() => false)) ? summary : undefined
}

async function savedIdOfTab(): Promise<string | undefined> {
  const draftId = tabDraft()
  return draftId === undefined ? undefined : (await readDraft(draftId).catch(() => undefined))?.savedId
}
