import { type Choice, chooseMaterial } from '@collagerie/core/choice'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { changeChoice } from './choice-store.ts'
import { MaterialList } from './material-list.tsx'
import styles from './material-picker.module.css'

export function MaterialPicker({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const id = useId()
  return (
    <div className={styles.picker} role="radiogroup" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('material')}
      </h2>
      <MaterialList
        materials={choice.size.materials}
        chosen={choice.material}
        onChoose={(material) => changeChoice(choice.offered.id, (current) => chooseMaterial(current, material))}
      />
    </div>
  )
}
