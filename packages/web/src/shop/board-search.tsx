import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { shopPath } from '../navigation/routes/paths.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './board-search.module.css'
import { type BoardView, boardQuery } from './board-view.ts'

const LONGEST = 200

/** Searches for a number, a customer or a day among the orders of the shown state. */
export function BoardSearch({ view }: { readonly view: BoardView }) {
  const t = useTranslations('shop')
  const language = useLanguage((state) => state.language)
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState(view.search)
  const form = useRef<HTMLFormElement>(null)

  // The back button changes the search, too.
  useEffect(() => setTyped(view.search), [view.search])

  function find(search: string): void {
    navigate(shopPath(language) + boardQuery({ ...view, search: search.trim() }))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    find(typed)
  }

  function clear(): void {
    find('')
    // The button disappears with the text it clears, so the field takes the focus.
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} role="search" className={styles.search} onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label={t('search')}
          hint={t('searchHint')}
          value={typed}
          onChange={setTyped}
          maxLength={LONGEST}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit">{t('find')}</Button>
        {view.search !== '' && (
          <Button look="quiet" onPress={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </form>
  )
}
