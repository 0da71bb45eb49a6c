import { type Choice, chooseMaterial } from '@collagerie/core/choice'
import type { Material } from '@collagerie/core/format'
import { useTranslations } from 'use-intl'
import { changeChoice } from './choice-store.ts'
import styles from './material-picker.module.css'
import { MaterialSwatch } from './material-swatch.tsx'

export function materialKey(material: Material) {
  return material === '' ? 'NONE' : material
}

export function MaterialPicker({ choice }: { readonly choice: Choice }) {
  const t = useTranslations()
  return (
    <section className={styles.picker} aria-label={t('template.material')}>
      <h2 className={styles.heading}>{t('template.material')}</h2>
      <div className={styles.list} role="radiogroup" aria-label={t('template.material')}>
        {choice.size.materials.map((material) => (
          <label key={material} className={styles.material}>
            <input
              type="radio"
              name="material"
              checked={material === choice.material}
              onChange={() => changeChoice(choice.offered.id, (current) => chooseMaterial(current, material))}
            />
            <MaterialSwatch material={material} />
            <span>
              <span className={styles.name}>{t(`materials.${materialKey(material)}.name`)}</span>
              <span className={styles.description}>{t(`materials.${materialKey(material)}.description`)}</span>
            </span>
          </label>
        ))}
      </div>
    </section>
  )
}
