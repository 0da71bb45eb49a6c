import type { ReactNode, Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField'
import styles from './field.module.css'

interface Props extends Omit<TextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string
  readonly placeholder?: string
  readonly hint?: string
  /** The rule for the input, in a few words beside its label, shown before it is broken. */
  readonly rule?: string | undefined
  /** What is wrong, in words; empty or missing if nothing is. */
  readonly error?: string | undefined
  /** A note about the typed text, visible and announced; empty if there is none. */
  readonly note?: string
  /** `growing` starts with one line and grows with the text. */
  readonly lines?: 'one' | 'growing' | 'many'
  /** An element inside the field, at its end. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

const BOXES = { one: styles.input, growing: styles.growing, many: styles.area } as const

export function TextField({ label, placeholder, hint, rule, error, note, lines = 'one', end, ...props }: Props) {
  const Box = lines === 'one' ? Input : TextArea
  return (
    <AriaTextField {...props} isInvalid={Boolean(error)} validationBehavior="aria" className={styles.field ?? ''}>
      <span className={styles.head}>
        <Label className={styles.label ?? ''}>{label}</Label>
        {rule && !hint && (
          <Text slot="description" className={styles.hint ?? ''}>
            {rule}
          </Text>
        )}
      </span>
      <span className={styles.box}>
        <Box
          className={BOXES[lines] ?? ''}
          {...(lines === 'growing' && { rows: 1 })}
          {...(placeholder && { placeholder })}
        />
        {end}
      </span>
      {hint && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      {note !== undefined && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  )
}
