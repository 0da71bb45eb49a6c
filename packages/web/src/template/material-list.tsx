import type { Material } from '@collagerie/core/format'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import choice from '../ui/choice.module.css'
import styles from './material-list.module.css'
import { MaterialSwatch } from './material-swatch.tsx'

export function materialKey(material: Material) {
  return material === '' ? 'NONE' : material
}

interface Props {
  readonly materials: readonly Material[]
  readonly chosen: Material
  readonly onChoose: (material: Material) => void
}

/** Materials to choose one of, each with what it looks and feels like. Stands in a group that says what for. */
export function MaterialList({ materials, chosen, onChoose }: Props) {
  const t = useTranslations('materials')
  const name = useId()
  return (
    <div className={styles.list}>
      {materials.map((material) => (
        <label key={material} className={`${choice.choice} ${styles.material}`}>
          <input type="radio" name={name} checked={material === chosen} onChange={() => onChoose(material)} />
          <MaterialSwatch material={material} />
          <span>
            <span className={styles.name}>{t(`${materialKey(material)}.name`)}</span>
            <span className={styles.description}>{t(`${materialKey(material)}.description`)}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
