import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import button from '../ui/button.module.css'
import foot from './order-foot.module.css'

interface Props {
  readonly collageId: string
  readonly isFinished: boolean
}

/** Why a collage cannot be ordered, and the way back to it: it is not finished, or too large to print. */
export function CannotBeOrdered({ collageId, isFinished }: Props) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  return (
    <>
      <div role="alert" className={foot.problem}>
        <p className={foot.problemTitle}>{t(isFinished ? 'checkout.tooLargeTitle' : 'savedialog.canNotOrderTitle')}</p>
        <p>{t(isFinished ? 'checkout.tooLarge' : 'savedialog.canNotOrder')}</p>
      </div>
      <div className={foot.actions}>
        <a href={editPath(language, collageId)} className={button.primary}>
          {t('savedialog.backToCollage')}
        </a>
      </div>
    </>
  )
}
