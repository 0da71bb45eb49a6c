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

/** A photo's name, also for screen readers. Enter keeps a new name, Escape restores the old. */
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
    // Otherwise this Escape would close the dialog.
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
        // The customer has just asked to rename it, so the field takes the focus.
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
