import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DraftOffer } from '../drafts/draft-offer.tsx'
import { useTabDraft } from '../drafts/use-tab-draft.ts'
import { useTabPhotos } from '../drafts/use-tab-photos.ts'
import { usePriceText } from '../language/price-text.ts'
import type { ScreenProps } from '../navigation/routes/screen-props.ts'
import { hasOwnAssortment } from '../navigation/shop-config.ts'
import { lowestShopPrice } from '../navigation/shop-prices.ts'
import { useCompact } from '../ui/use-narrow.ts'
import styles from './chooser-screen.module.css'
import { FilterSidebar } from './filter-sidebar.tsx'
import { MissingTemplate } from './missing-template.tsx'
import { SearchField } from './search-field.tsx'
import { Shelf } from './shelf.tsx'
import { StartingPoints } from './starting-points.tsx'
import { useThemeList } from './use-theme-list.ts'

export function ChooserScreen({ filter }: ScreenProps<'chooser'>) {
  const t = useTranslations('template')
  useTabPhotos()
  const { templates, failed, retry } = useThemeList()
  useTabDraft(templates)
  const [typed, setTyped] = useState('')
  const isSearch = typed.trim() !== ''
  const endSearch = () => setTyped('')
  const search = <SearchField typed={typed} onType={setTyped} />
  // The help stands beside the heading in a wide window, below the templates in a small one.
  const isCompact = useCompact()
  const filters = <FilterSidebar active={filter} isSearch={isSearch} onAll={endSearch} search={isCompact && search} />
  const help = <p className={styles.help}>{t('help')}</p>
  return (
    <div className={styles.chooser} data-sought={isSearch || undefined} data-filter={filter || undefined}>
      <MissingTemplate key={filter} />
      <header className={styles.header}>
        <h1 className={styles.heading}>{t('heading')}</h1>
        {!isCompact && search}
        <Introduction isShort={isCompact} />
        {!isCompact && help}
      </header>
      {isCompact && filters}
      <DraftOffer templates={templates} />
      <div className={styles.ways}>
        <StartingPoints templates={templates} filter={filter} />
      </div>
      {!isCompact && filters}
      <Shelf
        templates={templates}
        filter={filter}
        typed={typed}
        onSearchEnd={endSearch}
        hasFailed={failed}
        onRetry={retry}
      >
        {isCompact && help}
      </Shelf>
    </div>
  )
}

/** What the shop makes, and from which price on. */
function Introduction({ isShort }: { readonly isShort: boolean }) {
  const t = useTranslations('template')
  const [from] = useState(lowestShopPrice)
  const priceText = usePriceText()
  return (
    <p className={styles.what}>
      {t(isShort || hasOwnAssortment() ? 'whatInShort' : 'what')}
      {from && (
        <>
          {' '}
          <span className={styles.from}>{t('pricesFrom', { price: priceText(from) })}</span>
        </>
      )}
    </p>
  )
}
