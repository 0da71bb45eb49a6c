import type { Offer } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { isTextLeftOut } from '../document/text-left-out.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath, SHOWN_QUALITY } from '../navigation/routes/paths.ts'
import { Fold } from '../ui/fold.tsx'
import link from '../ui/link.module.css'
import styles from './order-warnings.module.css'

/** Warnings before ordering, one foldable line each. None of them blocks the order. */
export function OrderWarnings({
  offer: { collageid, blurredPhotos, lowPhotos, hasUnwrittenText },
}: {
  readonly offer: Offer
}) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  const soft = lowPhotos - blurredPhotos
  const hasBlurred = blurredPhotos > 0
  return (
    <>
      {lowPhotos > 0 && (
        <Fold
          line={
            // The worst first, in the words of the editor.
            <span>
              {hasBlurred
                ? t('delivery.doubtsBlurred', { count: blurredPhotos })
                : t('delivery.doubts', { count: lowPhotos })}
            </span>
          }
          className={styles.doubt}
          data-bad={hasBlurred || undefined}
        >
          {hasBlurred && <p className={styles.more}>{t('checkout.tooSmall', { count: blurredPhotos })}</p>}
          {hasBlurred && soft > 0 && <p className={styles.more}>{t('checkout.soft', { count: soft })}</p>}
          <p className={styles.more}>
            {t('delivery.doubtsHelp')}{' '}
            <a href={`${editPath(language, collageid)}?${SHOWN_QUALITY}`} className={link.link}>
              {t('delivery.doubtsSee', { count: lowPhotos })}
            </a>
          </p>
        </Fold>
      )}
      {hasUnwrittenText && !isTextLeftOut(collageid) && (
        <Fold line={<span>{t('savedialog.textUnwrittenTitle')}</span>} className={styles.doubt}>
          <p className={styles.more}>
            {t('checkout.textUnwritten')}{' '}
            <a href={editPath(language, collageid)} className={link.link}>
              {t('savedialog.writeText')}
            </a>
          </p>
        </Fold>
      )}
    </>
  )
}
