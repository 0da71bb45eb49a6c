import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import button from '../../ui/button.module.css'
import { selectionPath } from '../routes/paths.ts'
import { MessagePage } from './message-page.tsx'

export function FinishedPage() {
  const t = useTranslations('misc')
  return (
    <MessagePage title={t('finishedTitle')} text={t('finishedText')}>
      <Link href={selectionPath('')} className={button.primary}>
        {t('finishedLink')}
      </Link>
    </MessagePage>
  )
}
