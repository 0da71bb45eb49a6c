import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useDocument } from '../document/document-store.ts'
import { tabDraft } from '../drafts/tab-draft.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import link from '../ui/link.module.css'

/** Leads back to the collage open in this tab, changed or not; after a reload, to its draft. */
export function BackToCollage() {
  const t = useTranslations('savedialog')
  const language = useLanguage((state) => state.language)
  const isOpen = useDocument((state) => state.page !== undefined)
  const savedId = useDocument((state) => state.savedId)
  if (!isOpen && tabDraft() === undefined) return null
  return (
    <Link href={editPath(language, savedId)} className={link.alone ?? ''}>
      {t('backToCollage')}
    </Link>
  )
}
