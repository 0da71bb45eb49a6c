import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { renamePhoto } from '../library-store.ts'
import { shortFileName } from '../short-file-name.ts'
import styles from './photo-name.module.css'

const LONGEST_NAME = 120

interface Props {
  readonly id: string
  readonly name: string
}

/** What a photo is called and read out as. Enter keeps a new name, Escape the old. */
export function PhotoName({ id, name }: Props) {
  const t = useTranslations('photo')
  const [typed, setTyped] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)

  function end(kept: string | undefined): void {
    if (kept !== undefined) renamePhoto(id, kept)
    setTyped(undefined)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The dialog would close at this Escape.
    event.preventDefault()
    event.stopPropagation()
    end(event.key === 'Enter' ? typed : undefined)
    requestAnimationFrame(() => button.current?.focus())
  }

  if (typed !== undefined) {
    return (
      <input
        className={styles.input}
        aria-label={t('nameOf', { name })}
        value={typed}
        maxLength={LONGEST_NAME}
        // It was asked for a moment ago, so the customer wants to type.
        ref={(input) => input?.focus()}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => end(typed)}
      />
    )
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.name}
      aria-label={t('rename', { name })}
      onClick={() => setTyped(name)}
    >
      <span>{shortFileName(name)}</span>
      <Icon name="pencil" size={14} />
    </button>
  )
}
