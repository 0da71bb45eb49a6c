import type { PreflightAnswer } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { Fold } from '../ui/fold.tsx'
import styles from './slot-table.module.css'
import { useFindingText } from './use-finding-text.ts'

/** Every slot with the resolution and the quality its photo prints at. */
export function SlotTable({ slots }: Pick<PreflightAnswer, 'slots'>) {
  const t = useTranslations()
  const text = useFindingText()
  const language = useLanguage((state) => state.language)
  return (
    <Fold className={styles.details} line={`${t('preflight.slots')} (${slots.length})`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('preflight.slot')}</th>
            <th scope="col">{t('preflight.dpi')}</th>
            <th scope="col">{t('preflight.quality')}</th>
            <th scope="col">{t('preflight.inMargin')}</th>
          </tr>
        </thead>
        <tbody>
          {slots.map(({ page, slot, photo, dpi, quality, inMargin }) => (
            <tr key={`${page} ${slot}`} data-quality={quality}>
              <th scope="row">{text.place({ page, slot })}</th>
              <td>{dpi < 0 ? '–' : dpi}</td>
              <td className={styles.quality}>
                {quality && t(`photoinstance.${quality}`).toLocaleLowerCase(language)}
                {!quality && (photo === '' ? t('preflight.noPhoto') : '–')}
              </td>
              <td>{t('misc.percent', { value: Math.round(inMargin * 100) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}
