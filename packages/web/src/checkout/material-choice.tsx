import type { Material } from '@collagerie/core/format'
import type { Price } from '@collagerie/core/prices'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MaterialList } from '../template/material-list.tsx'
import mark from '../ui/error.module.css'
import styles from './material-choice.module.css'

interface Props {
  readonly materials: readonly Material[]
  readonly chosen: Material
  /** What is wrong, in words; empty when nothing is. */
  readonly error: string
  readonly priceOn: (material: Material) => Price | undefined
  readonly onChoose: (material: Material) => void
}

/** Shown to customers who have not chosen a material yet. */
export function MaterialChoice({ materials, chosen, error, priceOn, onChoose }: Props) {
  const t = useTranslations()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  // The button that asked for it is always in sight; what is missing may not be.
  useEffect(() => {
    if (error !== '') group.current?.querySelector('input')?.focus()
  }, [error])
  return (
    <div ref={group} role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-error`} className={styles.choice}>
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
