import type { CatalogueSize } from '@collagerie/core/catalogue'
import { useTranslations } from 'use-intl'
import styles from './size-list.module.css'

interface SizeFaceProps {
  readonly size: CatalogueSize
  /** Longest side on the list: outlines are drawn to one scale, so that sizes can be compared. */
  readonly longest: number
  /** Whether to show the number of photos: only if it differs between sizes. */
  readonly isCounted: boolean
}

export const longestOf = (sizes: readonly CatalogueSize[]) =>
  Math.max(...sizes.map(({ width, height }) => Math.max(width, height)))

/** A list that does not know it of every size says it of none. */
export function areCounted(sizes: readonly CatalogueSize[]): boolean {
  const counts = new Set(sizes.map(({ photos }) => photos))
  return counts.size > 1 && !counts.has(undefined)
}

const BOX = 36
const LEAST = 0.42

export function SizeFace({ size, longest, isCounted }: SizeFaceProps) {
  const t = useTranslations('template')
  // The smallest sheets would vanish at true scale, so the scale is softened towards the small end.
  const share = LEAST + (1 - LEAST) * (Math.max(size.width, size.height) / longest)
  const scale = ((BOX - 2) * share) / Math.max(size.width, size.height)
  const width = size.width * scale
  const height = size.height * scale
  return (
    <>
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
      <span className={styles.name}>{size.description.replace(/ cm$/, '')}</span>
      {isCounted && size.photos !== undefined && (
        <span className={styles.price}>{t('photoCount', { count: size.photos })}</span>
      )}
    </>
  )
}
