import type { QuoteItem } from '@collagerie/protocol'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../language/language-store.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { OfferedPicture } from '../dialog/offered-picture.tsx'
import { useSelectWhenLoaded } from '../dialog/use-select-when-loaded.ts'
import { addStored, quoteBytes, useLibrary } from '../library-store.ts'
import styles from './quotes-panel.module.css'
import { loadQuotes, useQuotes } from './quotes-store.ts'

/** Drawn quotes, which are placed into a slot like a photo. */
export function QuotesPanel({ select }: { readonly select: (photoId: string) => void }) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  const list = useQuotes((state) => state[language]) ?? 'loading'
  const selectWhenLoaded = useSelectWhenLoaded(select)
  useEffect(() => void loadQuotes(language), [language])

  if (list === 'loading') {
    return (
      <div className={styles.message}>
        <Spinner label={t('photo.quotesLoading')} />
      </div>
    )
  }
  if (list === 'failed') {
    return (
      <div className={styles.message}>
        <p>{t('photo.quotesFailed')}</p>
        <Button onPress={() => void loadQuotes(language)}>{t('misc.retry')}</Button>
      </div>
    )
  }
  return (
    <ul className={styles.quotes} aria-label={t('photo.tabQuotes')}>
      {list.map((quote) => (
        <li key={quote.id}>
          <QuoteTile quote={quote} onUse={() => void selectWhenLoaded(addQuote(quote))} />
        </li>
      ))}
    </ul>
  )
}

function QuoteTile({ quote, onUse }: { readonly quote: QuoteItem; readonly onUse: () => void }) {
  const photo = useLibrary((state) => state.photos[quote.id])
  const { src, width, height } = quote.webformat
  return (
    <OfferedPicture photo={photo} onUse={onUse}>
      <img
        className={styles.picture}
        src={src}
        width={width}
        height={height}
        alt={quote.text}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      {/* Beside small pictures the words are written out too. */}
      <span className={styles.words} aria-hidden="true">
        {quote.text}
      </span>
    </OfferedPicture>
  )
}

function addQuote(quote: QuoteItem) {
  const { id, unique, text, fullformat } = quote
  const { width, height } = fullformat
  const facts = { id, uniqueFileId: unique, name: text, photoType: 'quotes', width, height, rotation: 0 } as const
  return addStored({ ...facts, bytes: quoteBytes(quote) })
}
