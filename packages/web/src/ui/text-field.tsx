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
  readonly lines?: 'one' | 'many'
}

export function TextField({ label, placeholder, hint, error, lines = 'one', ...props }: Props) {
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
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  )
}
