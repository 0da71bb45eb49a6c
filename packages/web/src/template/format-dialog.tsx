import { type Choice, chooseSize, formatOf, orientationsOf } from '@collagerie/core/choice'
import { formatSuggestions, sizesOfOrientation } from '@collagerie/core/format'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { changeChoice } from './choice-store.ts'
import styles from './format-dialog.module.css'
import { ORIENTATION_TEXT } from './orientation-text.ts'
import { SizeButtons } from './size-list.tsx'

interface FormatDialogProps {
  readonly choice: Choice
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onCustom: () => void
}

/** All sizes at once, those of nearly the same proportions first. */
export function FormatDialog({ choice, isOpen, onClose, onCustom }: FormatDialogProps) {
  const t = useTranslations()
  const { children, id, hasCustomSizes } = choice.offered
  const choose = (sizeId: string) => {
    changeChoice(id, (current) => chooseSize(current, sizeId))
    onClose()
  }
  const suggestions = formatSuggestions(formatOf(choice), children).filter((size) => size.id !== choice.size.id)
  return (
    <Dialog
      title={t('template.adjustFormat')}
      closeLabel={t('misc.close')}
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      actions={hasCustomSizes ? <Button onPress={onCustom}>{t('template.customSize')}</Button> : undefined}
    >
      {suggestions.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{t('template.suggestions')}</h3>
          <SizeButtons sizes={suggestions} chosen={choice.size.id} onChoose={choose} />
        </section>
      )}
      {orientationsOf(choice).map((orientation) => (
        <section key={orientation} className={styles.group}>
          <h3 className={styles.heading}>{t(`template.${ORIENTATION_TEXT[orientation]}`)}</h3>
          <SizeButtons sizes={sizesOfOrientation(children, orientation)} chosen={choice.size.id} onChoose={choose} />
        </section>
      ))}
    </Dialog>
  )
}
