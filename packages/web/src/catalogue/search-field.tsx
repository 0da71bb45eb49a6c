import { MOST_TYPED } from '@collagerie/core/catalogue'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import button from '../ui/end-button.module.css'
import { Icon } from '../ui/icon.tsx'
import styles from './search-field.module.css'

interface Props {
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** Has its own clear button instead of the browser's; Escape clears it too. */
export function SearchField({ typed, onType }: Props) {
  const t = useTranslations('template')
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.search}>
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={MOST_TYPED}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onType('')
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={button.end}
          aria-label={t('clearSearch')}
          onClick={() => {
            onType('')
            field.current?.focus()
          }}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}
