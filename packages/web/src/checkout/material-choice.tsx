import type { Material } from '@collagerie/core/format'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { materialKey } from '../template/material-picker.tsx'
import { MaterialSwatch } from '../template/material-swatch.tsx'
import styles from './material-choice.module.css'

interface Props {
  readonly materials: readonly Material[]
  readonly chosen: Material
  /** What is wrong, in words; empty when nothing is. */
  readonly error: string
  readonly onChoose: (material: Material) => void
}

/** Asked of those who had no preference until now. */
export function MaterialChoice({ materials, chosen, error, onChoose }: Props) {
  const t = useTranslations()
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-error`} className={styles.choice}>
      <h2 id={id} className={styles.heading}>
        {t('checkout.chooseMaterial')}
      </h2>
      <p id={`${id}-error`} role="alert" className={error === '' ? undefined : styles.error}>
        {error}
      </p>
      <div className={styles.list}>
        {materials.map((material) => (
          <label key={material} className={styles.material}>
            <input type="radio" name={id} checked={material === chosen} onChange={() => onChoose(material)} />
            <MaterialSwatch material={material} />
            <span>
              <span className={styles.name}>{t(`materials.${materialKey(material)}.name`)}</span>
              <span className={styles.description}>{t(`materials.${materialKey(material)}.description`)}</span>
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
