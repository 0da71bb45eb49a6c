import type { CatalogueSize } from '@collagerie/core/catalogue'
import { useId } from 'react'
import styles from './format-picker.module.css'

interface SizeOptionProps {
  readonly size: CatalogueSize
  /** Longest side on the list: outlines are drawn to one scale, so that sizes can be compared. */
  readonly longest: number
  readonly checked: boolean
  readonly onChoose: (sizeId: string) => void
}

const BOX = 46
const LEAST = 0.42

export function SizeOption({ size, longest, checked, onChoose }: SizeOptionProps) {
  const name = useId()
  // The smallest sheets would vanish at true scale, so the scale is softened towards the small end.
  const share = LEAST + (1 - LEAST) * (Math.max(size.width, size.height) / longest)
  const scale = ((BOX - 4) * share) / Math.max(size.width, size.height)
  const width = size.width * scale
  const height = size.height * scale
  return (
    <label className={styles.size}>
      <input type="radio" name={name} checked={checked} onChange={() => onChoose(size.id)} />
      <svg width={BOX} height={BOX} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true">
        <rect
          x={(BOX - width) / 2}
          y={(BOX - height) / 2}
          width={width}
          height={height}
          className={styles.outline}
          strokeWidth="1.25"
        />
      </svg>
      <span className={styles.sizeName}>{size.description.replace(/ cm$/, '')}</span>
    </label>
  )
}
