import { type Choice, chooseMaterial, formatOf } from '@collagerie/core/choice'
import { priceOf } from '@collagerie/core/prices'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { shopPrices } from '../navigation/shop-prices.ts'
import { changeChoice } from './choice-store.ts'
import { MaterialList } from './material-list.tsx'
import styles from './material-picker.module.css'

export function MaterialPicker({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const id = useId()
  const [prices] = useState(shopPrices)
  const format = formatOf(choice)
  return (
    <div className={styles.picker} role="radiogroup" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('material')}
      </h2>
      <MaterialList
        materials={choice.size.materials}
        chosen={choice.material}
        priceOn={(material) => prices && priceOf(prices, material, format)}
        onChoose={(material) => changeChoice(choice.offered.id, (current) => chooseMaterial(current, material))}
      />
    </div>
  )
}
