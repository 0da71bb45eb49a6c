import { type Choice, formatOf } from '@collagerie/core/choice'
import { checkCustomSize, customSizeRuleOf, keepSizeCharacters, parseCentimetres } from '@collagerie/core/format'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './custom-size-dialog.module.css'
import { useCustomSize } from './use-custom-size.ts'

interface CustomSizeDialogProps {
  readonly choice: Choice
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A size of the customer's own. While it cannot be made a warning says why, and there is nothing to press. */
export function CustomSizeDialog({ choice, isOpen, onClose }: CustomSizeDialogProps) {
  const t = useTranslations()
  const { number } = useFormatter()
  const [typed, setTyped] = useState({ width: '', height: '' })
  const current = formatOf(choice)
  const { take, giveUp } = useCustomSize(choice, onClose)

  // Each opening starts from the size at hand.
  const [width, height] = [number(current.width), number(current.height)]
  useEffect(() => {
    if (isOpen) setTyped({ width, height })
  }, [isOpen, width, height])

  const rule = customSizeRuleOf(choice.offered.source.replace(/^.*gen:/, ''))
  const side = (text: string) => parseCentimetres(text) ?? Number.NaN
  const check = checkCustomSize(rule, side(typed.width), side(typed.height))

  return (
    <Dialog
      title={t('template.customSizeTitle')}
      closeLabel={t('misc.close')}
      isOpen={isOpen}
      onClose={() => {
        giveUp()
        onClose()
      }}
      actions={
        check.ok ? (
          <Button look="primary" onPress={() => take(check.format)}>
            {t('template.changeFormat')}
          </Button>
        ) : undefined
      }
    >
      <p className={styles.help}>{t('template.customSizeHelp')}</p>
      <form
        className={styles.fields}
        onSubmit={(submit) => {
          submit.preventDefault()
          if (check.ok) take(check.format)
        }}
      >
        {(['width', 'height'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`template.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            onChange={(text) => setTyped({ ...typed, [name]: keepSizeCharacters(text) })}
          />
        ))}
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
