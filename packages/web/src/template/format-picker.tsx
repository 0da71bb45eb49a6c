import type { CatalogueSize } from '@collagerie/core/catalogue'
import { type Choice, chooseSize, clearCustomSize, isCustom, orientationsOf } from '@collagerie/core/choice'
import { orientationOf, sizesOfOrientation } from '@collagerie/core/format'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { changeChoice } from './choice-store.ts'
import styles from './format-picker.module.css'
import { OrientationPicker } from './orientation-picker.tsx'
import list from './size-list.module.css'
import { SizeList } from './size-list.tsx'
import { useSizePrice } from './use-size-price.ts'

interface FormatPickerProps {
  readonly choice: Choice
  readonly onAllFormats: () => void
  readonly onCustom: () => void
}

/** Orientation and size. Tiles have neither, since their number is their size. */
export function FormatPicker({ choice, onAllFormats, onCustom }: FormatPickerProps) {
  const t = useTranslations('template')
  const { children, isTileBased, hasCustomSizes } = choice.offered
  if (isTileBased) return null
  const orientations = orientationsOf(choice)
  const own = orientationOf(choice.size)
  // A custom size may be nearly square although no square is listed.
  const listed = orientations.includes(own) ? own : orientations[0]
  return (
    <section className={styles.picker} aria-label={t('adjustFormat')}>
      <div className={styles.headline}>
        <h2 className={styles.heading}>{t('adjustFormat')}</h2>
        <LinkButton onPress={onAllFormats}>{t('allFormats')}</LinkButton>
      </div>
      <OrientationPicker choice={choice} />
      {listed !== undefined && <PricedSizes choice={choice} sizes={sizesOfOrientation(children, listed)} />}
      {hasCustomSizes && <CustomSizeChip choice={choice} onCustom={onCustom} />}
    </section>
  )
}

interface PricedSizesProps {
  readonly choice: Choice
  readonly sizes: readonly CatalogueSize[]
}

/** Each with its price, in a shop that has prices: nobody has to try them all to know. */
function PricedSizes({ choice, sizes }: PricedSizesProps) {
  const { priceOf, note } = useSizePrice(choice, sizes)
  return (
    <div className={styles.sizes}>
      <SizeList
        sizes={sizes}
        chosen={choice.size.id}
        priceOf={priceOf}
        onChoose={(sizeId) => changeChoice(choice.offered.id, (current) => chooseSize(current, sizeId))}
      />
      {note !== '' && <p className={list.note}>{note}</p>}
    </div>
  )
}

interface CustomSizeChipProps {
  readonly choice: Choice
  readonly onCustom: () => void
}

/** Opens the custom size, to type or to change it. Choosing a standard size clears it. */
function CustomSizeChip({ choice, onCustom }: CustomSizeChipProps) {
  const t = useTranslations()
  const isActive = isCustom(choice)
  const { width, height } = choice.size
  return (
    <div className={styles.customSize}>
      <button type="button" className={styles.custom} aria-haspopup="dialog" aria-pressed={isActive} onClick={onCustom}>
        {t('template.customSize')}
        {isActive && (
          <span className={styles.current}>
            {t('misc.format', { width, height })} <Icon name="pencil" size={16} />
          </span>
        )}
      </button>
      {isActive && (
        <LinkButton onPress={() => changeChoice(choice.offered.id, clearCustomSize)}>
          {t('template.backToStandard')}
        </LinkButton>
      )}
    </div>
  )
}
