import type { Material } from '@collagerie/core/format'
import type { Price } from '@collagerie/core/prices'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { MaterialList } from '../template/material-list.tsx'
import styles from './material-choice.module.css'

interface Props {
  readonly materials: readonly Material[]
  readonly chosen: Material
  readonly priceOn: (material: Material) => Price | undefined
  readonly onChoose: (material: Material) => void
}

/** Asked of those who had no preference until now. */
export function MaterialChoice({ materials, chosen, priceOn, onChoose }: Props) {
  const t = useTranslations()
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.choice}>
      <h2 id={id} className={styles.heading}>
        {t('checkout.chooseMaterial')}
      </h2>
      <MaterialList materials={materials} chosen={chosen} priceOn={priceOn} onChoose={onChoose} />
    </div>
  )
}
