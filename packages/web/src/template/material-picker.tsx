import { type Choice, chooseMaterial, formatOf, missingMaterials } from '@collagerie/core/choice'
import { MATERIALS, type Material } from '@collagerie/core/format'
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
  const missing = missingMaterials(choice)
  // A material that silently disappeared would be searched for.
  const refused = (material: Material) => {
    const side = missing.get(material)
    if (side === undefined) return undefined
    return t(side > Math.min(format.width, format.height) ? 'generator.materialFrom' : 'generator.materialMissing', {
      side,
    })
  }
  return (
    <div className={styles.picker} role="radiogroup" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('template.material')}
      </h2>
      <MaterialList
        materials={MATERIALS.filter((each) => missing.has(each) || choice.size.materials.includes(each))}
        refused={refused}
        chosen={choice.material}
        priceOn={(material) => (prices && !missing.has(material) ? priceOf(prices, material, format) : undefined)}
        onChoose={(material) => changeChoice(choice.offered.id, (current) => chooseMaterial(current, material))}
      />
    </div>
  )
}
