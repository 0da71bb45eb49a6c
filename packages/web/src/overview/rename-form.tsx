import { collageNameSchema, LONGEST_COLLAGE_NAME } from '@collagerie/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { safeParse } from 'valibot'
import { isCallFailure } from '../calls/call-failure.ts'
import { textCharacters } from '../navigation/shop-config.ts'
import { Button } from '../ui/button.tsx'
import { WordsField } from '../writing/words-field.tsx'
import styles from './rename-form.module.css'

interface Props {
  readonly name: string
  readonly onRename: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Replaces the name. Enter keeps the new one, Escape the old. */
export function RenameForm({ name, onRename, onClose }: Props) {
  const t = useTranslations()
  const [text, setText] = useState(name)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // The customer has just asked to rename it, so the field takes the focus.
  useEffect(() => form.current?.querySelector('input')?.select(), [])

  async function keep(): Promise<void> {
    // Pasted text may contain line breaks; a name has none.
    const read = safeParse(collageNameSchema(textCharacters()), text.replaceAll('\n', ' '))
    if (!read.success) {
      const isTooLong = read.issues[0].message === 'fieldTooLong'
      setError(isTooLong ? t('overview.fieldTooLong', { count: LONGEST_COLLAGE_NAME }) : t('overview.fieldRequired'))
      return
    }
    setBusy(true)
    try {
      await onRename(read.output)
      onClose()
    } catch (failure) {
      setError(isCallFailure(failure, 'nameTaken') ? t('overview.titleNotUnique') : t('overview.actionFailed'))
      setBusy(false)
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void keep()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <WordsField
        label={t('overview.name')}
        value={text}
        onWrite={setText}
        error={error}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      <div className={styles.buttons}>
        <Button look="quiet" onPress={onClose}>
          {t('misc.cancel')}
        </Button>
        <Button look="secondary" type="submit" isDisabled={isBusy}>
          {t('overview.saveName')}
        </Button>
      </div>
    </form>
  )
}
