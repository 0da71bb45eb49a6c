import { type Choice, chooseMaterial, formatOf, missingMaterials } from '@collagerie/core/choice'
import { MATERIALS } from '@collagerie/core/format'
import { priceOf } from '@collagerie/core/prices'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { shopPrices } from '../navigation/shop-prices.ts'
import { changeChoice } from './choice-store.ts'
import { MaterialList } from './material-list.tsx'
import styles from './material-picker.module.css'

export function MaterialPicker({ choice }: { readonly choice: Choice }) {
  const t = useTranslations()
  const id = useId()
  const [prices] = useState(shopPrices)
  const format = formatOf(choice)
  // What is gone without a word would be looked for.
  const refused = new Map(
    missingMaterials(choice).map(({ material, from }) => [
      material,
      from === undefined ? t('generator.materialMissing') : t('generator.materialFrom', { side: from }),
    ]),
  )
  return (
    <div className={styles.picker} role="radiogroup" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('template.material')}
      </h2>
      <MaterialList
        materials={MATERIALS.filter((each) => refused.has(each) || choice.size.materials.includes(each))}
        refused={refused}
        chosen={choice.material}
        priceOn={(material) => prices && priceOf(prices, material, format)}
        onChoose={(material) => changeChoice(choice.offered.id, (current) => chooseMaterial(current, material))}
      />
    </div>
  )
}
