import type { Material } from '@collagerie/core/format'
import type { Price } from '@collagerie/core/prices'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { MaterialList } from '../template/material-list.tsx'
import mark from '../ui/error.module.css'
import { CHOICES } from './lead-to-choices.ts'
import styles from './material-choice.module.css'

interface Props {
  readonly materials: readonly Material[]
  readonly chosen: Material
  /** What is wrong, in words; empty when nothing is. */
  readonly error: string
  readonly priceOn: (material: Material) => Price | undefined
  readonly onChoose: (material: Material) => void
}

/** For a collage that names no material. */
export function MaterialChoice({ materials, chosen, error, priceOn, onChoose }: Props) {
  const t = useTranslations()
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={`${id}-error`}
      aria-invalid={error !== ''}
      {...CHOICES}
      className={styles.choice}
    >
      <h2 id={id} className={styles.heading}>
        {t('checkout.chooseMaterial')}
      </h2>
      <p id={`${id}-error`} role="alert" className={error === '' ? undefined : mark.error}>
        {error}
      </p>
      <MaterialList materials={materials} chosen={chosen} priceOn={priceOn} onChoose={onChoose} isMarked />
    </div>
  )
}
