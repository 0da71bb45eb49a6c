import type { CatalogueSize } from '@collagerie/core/catalogue'
import { type Choice, chooseSize, formatOf, orientationsOf } from '@collagerie/core/choice'
import { formatSuggestions, sizesOfOrientation } from '@collagerie/core/format'
import { areaOf } from '@collagerie/core/geometry'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KitLanguage } from '../ui/kit-language.tsx'
import { changeChoice } from './choice-store.ts'
import styles from './format-dialog.module.css'
import { ORIENTATION_TEXT } from './orientation-text.ts'
import { SizeButtons } from './size-buttons.tsx'
import { useSizePrice } from './use-size-price.ts'

interface FormatDialogProps {
  readonly choice: Choice
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onCustom: () => void
}

/**
 * Every size once with what it costs, those of nearly the same proportions first, the smallest of them before the
 * larger.
 */
export function FormatDialog({ choice, isOpen, onClose, onCustom }: FormatDialogProps) {
  const t = useTranslations()
  const { children, id, hasCustomSizes } = choice.offered
  const choose = (sizeId: string) => {
    changeChoice(id, (current) => chooseSize(current, sizeId))
    onClose()
  }
  const orientations = orientationsOf(choice)
  const alike = formatSuggestions(formatOf(choice), children)
  // Sizes of one orientation are one list as it is.
  const suggestions =
    orientations.length < 2
      ? []
      : (alike.some(({ id: each }) => each === choice.size.id) ? alike : [...alike, ...ownAmong(choice)]).toSorted(
          (a, b) => areaOf(a) - areaOf(b),
        )
  const others = children.filter((size) => !suggestions.includes(size))
  const { priceOf: costOf, note } = useSizePrice(choice, children)
  const language = useLanguage((state) => state.language)
  return (
    <KitLanguage language={language}>
      <Dialog
        title={t('template.adjustFormat')}
        closeLabel={t('misc.close')}
        isOpen={isOpen}
        onClose={onClose}
        width="wide"
        actions={hasCustomSizes ? <Button onPress={onCustom}>{t('template.customSize')}</Button> : undefined}
      >
        {note !== '' && <p className={styles.note}>{note}</p>}
        {suggestions.length > 0 && (
          <section className={styles.group}>
            <h3 className={styles.heading}>{t('choosing.suggestions')}</h3>
            <SizeButtons sizes={suggestions} chosen={choice.size.id} priceOf={costOf} onChoose={choose} />
          </section>
        )}
        {orientations.map((orientation) => {
          const sizes = sizesOfOrientation(others, orientation)
          return (
            sizes.length > 0 && (
              <section key={orientation} className={styles.group}>
                <h3 className={styles.heading}>{t(`template.${ORIENTATION_TEXT[orientation]}`)}</h3>
                <SizeButtons sizes={sizes} chosen={choice.size.id} priceOf={costOf} onChoose={choose} />
              </section>
            )
          )
        })}
      </Dialog>
    </KitLanguage>
  )
}

/** The chosen size, if it is a listed one. */
function ownAmong({ size, offered }: Choice): readonly CatalogueSize[] {
  return offered.children.filter(({ id }) => id === size.id)
}
