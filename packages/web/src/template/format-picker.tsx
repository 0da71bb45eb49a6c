import type { CatalogueSize } from '@collagerie/core/catalogue'
import { type Choice, chooseOrientation, chooseSize, formatOf, isCustom, orientationsOf } from '@collagerie/core/choice'
import { ORIENTATION, type Orientation, orientationOf, sizesOfOrientation } from '@collagerie/core/format'
import { useTranslations } from 'use-intl'
import { changeChoice } from './choice-store.ts'
import styles from './format-picker.module.css'
import { SizeOption } from './size-option.tsx'

const ORIENTATION_TEXT = {
  [ORIENTATION.square]: 'square',
  [ORIENTATION.landscape]: 'landscape',
  [ORIENTATION.portrait]: 'portrait',
} as const

const OUTLINES: Record<Orientation, { readonly width: number; readonly height: number }> = {
  [ORIENTATION.square]: { width: 18, height: 18 },
  [ORIENTATION.landscape]: { width: 22, height: 16 },
  [ORIENTATION.portrait]: { width: 16, height: 22 },
}

interface FormatPickerProps {
  readonly choice: Choice
  readonly onAllFormats: () => void
  readonly onCustom: () => void
}

/** Orientation and size. Tiles have neither: their number is their size. */
export function FormatPicker({ choice, onAllFormats, onCustom }: FormatPickerProps) {
  const t = useTranslations()
  if (choice.offered.isTileBased) return null
  const { id } = choice.offered
  const orientation = orientationOf(choice.size)
  const sizes = sizesOfOrientation(choice.offered.children, orientation)
  return (
    <section className={styles.picker} aria-label={t('template.adjustFormat')}>
      <div className={styles.headline}>
        <h2 className={styles.heading}>{t('template.adjustFormat')}</h2>
        <button type="button" className={styles.all} onClick={onAllFormats}>
          {t('template.allFormats')}
        </button>
      </div>
      <div className={styles.orientations} role="radiogroup" aria-label={t('template.orientation')}>
        {orientationsOf(choice).map((each) => (
          <label key={each} className={styles.orientation}>
            <input
              type="radio"
              name="orientation"
              checked={each === orientation}
              onChange={() => changeChoice(id, (current) => chooseOrientation(current, each))}
            />
            <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
              <rect
                x={13 - OUTLINES[each].width / 2}
                y={13 - OUTLINES[each].height / 2}
                width={OUTLINES[each].width}
                height={OUTLINES[each].height}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              />
            </svg>
            {t(`template.${ORIENTATION_TEXT[each]}`)}
          </label>
        ))}
      </div>
      <SizeList
        sizes={isCustom(choice) ? [{ ...choice.size }, ...sizes] : sizes}
        chosen={choice.size.id}
        onChoose={(sizeId) => changeChoice(id, (current) => chooseSize(current, sizeId))}
      />
      {choice.offered.hasCustomSizes && (
        <button type="button" className={styles.custom} onClick={onCustom}>
          {t('template.customSize')}
          <span className={styles.current}>{t('misc.format', formatOf(choice))}</span>
        </button>
      )}
    </section>
  )
}

interface SizeListProps {
  readonly sizes: readonly CatalogueSize[]
  readonly chosen: string
  readonly onChoose: (sizeId: string) => void
}

export function SizeList({ sizes, chosen, onChoose }: SizeListProps) {
  const t = useTranslations('template')
  const longest = Math.max(...sizes.map(({ width, height }) => Math.max(width, height)))
  return (
    <div className={styles.sizes} role="radiogroup" aria-label={t('size')}>
      {sizes.map((size) => (
        <SizeOption key={size.id} size={size} longest={longest} checked={size.id === chosen} onChoose={onChoose} />
      ))}
    </div>
  )
}
