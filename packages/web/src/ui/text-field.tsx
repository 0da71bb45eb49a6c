import type { Ref } from 'react'
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
  /** What is wrong, in words; empty or missing when nothing is. */
  readonly error?: string | undefined
  /** What the field tells about what was typed, seen and read out; empty where there is nothing to tell yet. */
  readonly note?: string
  readonly lines?: 'one' | 'many'
  readonly ref?: Ref<HTMLDivElement>
}

export function TextField({ label, placeholder, hint, error, note, lines = 'one', ...props }: Props) {
  const Box = lines === 'many' ? TextArea : Input
  return (
    <AriaTextField {...props} isInvalid={Boolean(error)} validationBehavior="aria" className={styles.field ?? ''}>
      <Label className={styles.label ?? ''}>{label}</Label>
      <Box className={(lines === 'many' ? styles.area : styles.input) ?? ''} {...(placeholder && { placeholder })} />
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
