import { type Choice, chooseCustomSize, formatOf } from '@collagerie/core/choice'
import { checkCustomSize, customSizeRuleOf, keepSizeCharacters, parseCentimetres } from '@collagerie/core/format'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { event } from '../app/analytics.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { askForCustomSize } from './ask-for-custom-size.ts'
import { changeChoice } from './choice-store.ts'
import styles from './custom-size-dialog.module.css'

interface CustomSizeDialogProps {
  readonly choice: Choice
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A size of the customer's own. While it cannot be made a warning says why, and there is nothing to press. */
export function CustomSizeDialog({ choice, isOpen, onClose }: CustomSizeDialogProps) {
  const t = useTranslations()
  const [width, setWidth] = useState('')
  const [height, setHeight] = useState('')
  const current = formatOf(choice)

  // Each opening starts from the size at hand.
  useEffect(() => {
    if (!isOpen) return
    setWidth(String(current.width))
    setHeight(String(current.height))
  }, [isOpen, current.width, current.height])

  const rule = customSizeRuleOf(choice.offered.source.replace(/^.*gen:/, ''))
  const check = checkCustomSize(rule, parseCentimetres(width) ?? Number.NaN, parseCentimetres(height) ?? Number.NaN)

  async function apply(): Promise<void> {
    if (!check.ok) return
    try {
      const offer = await askForCustomSize(choice.offered.id, check.format)
      changeChoice(choice.offered.id, (latest) => chooseCustomSize(latest, check.format, offer))
    } catch (error) {
      event('custom-size-failure', { ...check.format, id: choice.offered.id, message: String(error) })
    }
    onClose()
  }

  return (
    <Dialog
      title={t('template.customSizeTitle')}
      closeLabel={t('misc.close')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        check.ok && (
          <Button look="primary" onPress={() => void apply()}>
            {t('template.changeFormat')}
          </Button>
        )
      }
    >
      <p className={styles.help}>{t('template.customSizeHelp')}</p>
      <form
        className={styles.fields}
        onSubmit={(submit) => {
          submit.preventDefault()
          void apply()
        }}
      >
        <TextField
          label={t('template.width')}
          inputMode="decimal"
          value={width}
          onChange={(text) => setWidth(keepSizeCharacters(text))}
        />
        <TextField
          label={t('template.height')}
          inputMode="decimal"
          value={height}
          onChange={(text) => setHeight(keepSizeCharacters(text))}
        />
        <button type="submit" hidden />
      </form>
      {!check.ok && (
        <p role="alert" className={styles.warning}>
          {t(`generator.${check.warning.key}`, { ...check.warning.values })}
        </p>
      )}
    </Dialog>
  )
}
