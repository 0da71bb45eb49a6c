import type { Material } from '@collagerie/core/format'
import type { Price } from '@collagerie/core/prices'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { materialKey } from '../language/material-key.ts'
import { usePriceText } from '../language/price-text.ts'
import choice from '../ui/choice.module.css'
import styles from './material-list.module.css'
import { MaterialSwatch } from './material-swatch.tsx'

interface Props {
  readonly materials: readonly Material[]
  readonly chosen: Material
  /** The price on a material; undefined if the shop has none. */
  readonly priceOn: (material: Material) => Price | undefined
  readonly onChoose: (material: Material) => void
  /** Why a material cannot be chosen at present. */
  readonly refused?: (material: Material) => string | undefined
  /** Whether each is marked as a choice, if none is chosen at first. */
  readonly isMarked?: boolean
}

/** Materials to choose from, each with its look and feel. Belongs in a group with a label. */
export function MaterialList({ materials, chosen, priceOn, onChoose, refused, isMarked = false }: Props) {
  const t = useTranslations('materials')
  const text = usePriceText()
  const name = useId()
  const look = `${choice.choice} ${styles.material} ${isMarked ? `${choice.marked} ${styles.marked}` : ''}`
  const price = (material: Material) => {
    const known = priceOn(material)
    return known && <span className={styles.price}>{text(known)}</span>
  }
  return (
    <div className={styles.list}>
      {materials.map((material) => {
        const reason = refused?.(material)
        return (
          <label key={material} className={look}>
            <input
              type="radio"
              name={name}
              disabled={reason !== undefined}
              checked={material === chosen}
              onChange={() => onChoose(material)}
            />
            <MaterialSwatch material={material} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`${materialKey(material)}.name`)}</span>
              {price(material)}
              <span className={styles.description}>{reason ?? t(`${materialKey(material)}.description`)}</span>
            </span>
          </label>
        )
      })}
    </div>
  )
}
