import type { CollagePage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { Hint } from './hint.tsx'
import styles from './hint-or-keys.module.css'

/** While the keyboard is used on the sheet, its keys are said in place of the hint, which speaks to a mouse. */
export function HintOrKeys({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  return (
    <>
      <div className={styles.hint}>
        <Hint page={page} />
      </div>
      {/* Read out with each slot, on the sheet. */}
      <p className={styles.keys} aria-hidden>
        {t('slotKeys')}
      </p>
    </>
  )
}
