import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { showToast } from '../ui/toast-queue.ts'
import { bringBackDraft, discardDraft } from './discard-draft.ts'
import { DraftCard } from './draft-card.tsx'
import styles from './draft-list.module.css'
import offer from './draft-offer.module.css'
import type { DraftSummary } from './draft-summary.ts'
import { takeDraft } from './take-draft.ts'
import { useDrafts } from './use-drafts.ts'

/** The collages begun in this browser, to continue or to discard. */
export function DraftList({ templates }: { readonly templates: readonly CatalogueTemplate[] }) {
  const t = useTranslations()
  const [, navigate] = useLocation()
  const language = useLanguage((state) => state.language)
  const { drafts, refresh } = useDrafts()
  const headingId = useId()

  async function open(draft: DraftSummary): Promise<void> {
    try {
      navigate(editPath(language, await takeDraft(draft)))
    } catch {
      showToast('drafts.broken', { tone: 'urgent' })
      refresh()
    }
  }

  function discard({ draftId }: DraftSummary): Promise<void> {
    return attempt(async () => {
      await discardDraft(draftId)
      const run = () => void attempt(() => bringBackDraft(draftId))
      showToast('drafts.discarded', { action: { label: 'editor.undoShort', run } })
    })
  }

  async function attempt(change: () => Promise<void>): Promise<void> {
    await change().catch(() => showToast('drafts.broken', { tone: 'urgent' }))
    refresh()
  }

  if (!drafts || templates.length === 0) return <div className={offer.place} />
  const shown = drafts.flatMap((draft) => {
    const template = templates.find(({ id }) => id === draft.templateId)
    return template ? [{ draft, template }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className={`${offer.place} ${styles.drafts}`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('editor.draftResume')}
      </h2>
      <p className={styles.where}>{t('drafts.keptHere')}</p>
      <ul className={styles.list}>
        {shown.map(({ draft, template }) => (
          <li key={draft.draftId} className={styles.item}>
            <DraftCard
              draft={draft}
              template={template}
              onOpen={() => void open(draft)}
              onDiscard={() => void discard(draft)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
