import { type ComponentProps, useRef } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { useWords } from './use-words.ts'

type FieldProps = Omit<ComponentProps<typeof TextField>, 'onChange' | 'note' | 'ref' | 'value'>

interface Props extends FieldProps {
  readonly value: string
  /** Called with what was taken of the typed text. */
  readonly onWrite: (text: string) => void
}

/** A field for words that go onto a sheet or a list: says which characters it does not take. */
export function WordsField({ value, onWrite, ...props }: Props) {
  const field = useRef<HTMLDivElement>(null)
  const { shown, write, ...words } = useWords(value, onWrite, () => field.current?.querySelector('input, textarea'))
  return <TextField {...props} {...words} ref={field} value={shown} onChange={write} />
}
