import { type Choice, formatOf } from '@collagerie/core/choice'
import { checkCustomSize, customSizeRuleOf, keepSizeCharacters, parseCentimetres } from '@collagerie/core/format'
import { useState } from 'react'
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

const SIDES = ['width', 'height'] as const

type Side = (typeof SIDES)[number]

/** A size of the customer's own. While it cannot be made a warning says why, and there is nothing to press. */
export function CustomSizeDialog({ choice, isOpen, onClose }: CustomSizeDialogProps) {
  const t = useTranslations()
  const { number } = useFormatter()
  // Each opening starts from the size at hand; what is typed counts until the dialog closes.
  const [typed, setTyped] = useState<Partial<Record<Side, string>>>({})
  const current = formatOf(choice)
  const textOf = (side: Side) => typed[side] ?? number(current[side])
  const close = () => {
    setTyped({})
    onClose()
  }
  const { take, giveUp } = useCustomSize(choice, close)

  const rule = customSizeRuleOf(choice.offered.source.replace(/^.*gen:/, ''))
  const lengthOf = (side: Side) => parseCentimetres(textOf(side)) ?? Number.NaN
  const check = checkCustomSize(rule, lengthOf('width'), lengthOf('height'))

  return (
    <Dialog
      title={t('template.customSizeTitle')}
      closeLabel={t('misc.close')}
      isOpen={isOpen}
      onClose={() => {
        giveUp()
        close()
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
        {SIDES.map((side) => (
          <TextField
            key={side}
            label={t(`template.${side}`)}
            inputMode="decimal"
            autoComplete="off"
            value={textOf(side)}
            onChange={(text) => setTyped({ ...typed, [side]: keepSizeCharacters(text) })}
          />
        ))}
        <button type="submit" hidden>
          {t('template.changeFormat')}
        </button>
      </form>
      {!check.ok && (
        <p role="alert" className={styles.warning}>
          {t(`generator.${check.warning.key}`, { ...check.warning.values })}
        </p>
      )}
    </Dialog>
  )
}
