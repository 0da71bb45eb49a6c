import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import type { DraftSummary } from '../drafts/draft-summary.ts'
import { takeDraft } from '../drafts/take-draft.ts'
import { usePictureUrl } from '../drafts/use-picture-url.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import figures from '../ui/figures.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { showToast } from '../ui/toast-queue.ts'
import styles from './sign-out-dialog.module.css'

interface Props {
  readonly unsaved: readonly DraftSummary[]
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** The collages that signing out would lose, each with a link to save it first. */
export function SignOutDialog({ unsaved, onStay, onLeave }: Props) {
  const t = useTranslations()
  const [, navigate] = useLocation()
  const language = useLanguage((state) => state.language)

  async function open(draft: DraftSummary): Promise<void> {
    try {
      navigate(editPath(language, await takeDraft(draft)))
    } catch {
      showToast('drafts.broken', { tone: 'urgent' })
    }
  }

  return (
    <Dialog
      title={t('overview.signOutTitle')}
      closeLabel={t('misc.close')}
      isOpen
      onClose={onStay}
      actions={
        <>
          <Button onPress={onLeave}>{t('overview.signOutAnyway')}</Button>
          <Button look="primary" onPress={onStay}>
            {t('overview.signOutStay')}
          </Button>
        </>
      }
    >
      <p>{t('overview.signOutText')}</p>
      <ul className={styles.list}>
        {unsaved.map((draft) => (
          <UnsavedDraft key={draft.draftId} draft={draft} onOpen={() => void open(draft)} />
        ))}
      </ul>
    </Dialog>
  )
}

function UnsavedDraft({ draft, onOpen }: { readonly draft: DraftSummary; readonly onOpen: () => void }) {
  const t = useTranslations()
  const { templates } = useThemeList()
  const picture = usePictureUrl(draft.picture)
  const name = draft.title ?? templates.find(({ id }) => id === draft.templateId)?.name ?? t('overview.unnamed')
  const { width, height } = draft.format
  return (
    <li className={styles.draft}>
      <span className={styles.wall}>
        {picture !== undefined && <img className={styles.picture} src={picture} width={width} height={height} alt="" />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={figures.plain}>{t('misc.format', draft.format)}</span>
      </span>
      <LinkButton onPress={onOpen} aria-label={t('overview.editNamed', { name })}>
        {t(draft.openIn === 'another tab' ? 'drafts.openCopy' : 'overview.edit')}
      </LinkButton>
    </li>
  )
}
