import { type Choice, customSizeRuleOf, formatOf } from '@collagerie/core/choice'
import {
  checkCustomSize,
  customSizeHint,
  isForSquares,
  keepSizeCharacters,
  parseCentimetres,
  sideFault,
} from '@collagerie/core/format'
import { useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KitLanguage } from '../ui/kit-language.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './custom-size-dialog.module.css'
import { CustomSizePrice } from './custom-size-price.tsx'
import { useCustomSize } from './use-custom-size.ts'

interface CustomSizeDialogProps {
  readonly choice: Choice
  readonly isOpen: boolean
  readonly onClose: () => void
}

const SIDES = ['width', 'height'] as const
const OTHER = { width: 'height', height: 'width' } as const

type Side = (typeof SIDES)[number]

/** The sides as typed, and what speaks against them. Typed values last until the dialog closes. */
function useTypedSize(choice: Choice) {
  const t = useTranslations('generator')
  const { number } = useFormatter()
  // Each opening starts from the present size.
  const [typed, setTyped] = useState<Partial<Record<Side, string>>>({})
  const current = formatOf(choice)
  const rule = customSizeRuleOf(choice.offered)
  // Of a square one side is enough to say: the other follows until it is typed itself.
  const beside = (side: Side) => (isForSquares(rule) ? typed[OTHER[side]] : undefined)
  const textOf = (side: Side) => typed[side] ?? beside(side) ?? number(current[side])
  const lengthOf = (side: Side) => parseCentimetres(textOf(side)) ?? Number.NaN
  const hint = customSizeHint(rule)
  return {
    textOf,
    type: (side: Side, text: string) => setTyped({ ...typed, [side]: keepSizeCharacters(text) }),
    forget: () => setTyped({}),
    check: checkCustomSize(rule, lengthOf('width'), lengthOf('height')),
    rule: t(hint.key, { ...hint.values }),
    faultOf: (side: Side) => {
      const fault = sideFault(rule, lengthOf(side), lengthOf(OTHER[side]))
      return fault && t(fault.key, { ...fault.values })
    },
  }
}

/**
 * Asks for a custom size and says what it costs. Its rule is shown first; for an impossible size a warning says why and
 * the button is disabled.
 */
export function CustomSizeDialog({ choice, isOpen, onClose }: CustomSizeDialogProps) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  const { textOf, type, forget, check, rule, faultOf } = useTypedSize(choice)
  const reasonId = useId()
  const close = () => {
    forget()
    onClose()
  }
  const { take, giveUp } = useCustomSize(choice, close)

  return (
    <KitLanguage language={language}>
      <Dialog
        title={t('choosing.customSizeTitle')}
        closeLabel={t('misc.close')}
        isOpen={isOpen}
        onClose={() => {
          giveUp()
          close()
        }}
        actions={
          <div className={styles.foot}>
            <CustomSizePrice choice={choice} format={check.ok ? check.format : undefined} />
            <Button
              look="primary"
              isDisabled={!check.ok}
              {...(!check.ok && { 'aria-describedby': reasonId })}
              onPress={() => check.ok && take(check.format)}
            >
              {t('template.changeFormat')}
            </Button>
          </div>
        }
      >
        <p className={styles.help}>{t('choosing.customSizeHelp')}</p>
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
              label={t(`choosing.${side}`)}
              inputMode="decimal"
              autoComplete="off"
              value={textOf(side)}
              error={faultOf(side)}
              onChange={(text) => type(side, text)}
            />
          ))}
          <button type="submit" hidden>
            {t('template.changeFormat')}
          </button>
        </form>
        {/* The rule and the warning have one place, so that the fields stay where they are while one types. */}
        {check.ok ? (
          <p className={styles.rule}>{rule}</p>
        ) : (
          <p id={reasonId} role="alert" className={styles.warning}>
            {t(`generator.${check.warning.key}`, { ...check.warning.values })}
            {check.advice && (
              <span className={styles.advice}>{t(`generator.${check.advice.key}`, { ...check.advice.values })}</span>
            )}
          </p>
        )}
      </Dialog>
    </KitLanguage>
  )
}
