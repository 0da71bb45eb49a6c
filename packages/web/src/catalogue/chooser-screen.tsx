import {
  type CatalogueTemplate,
  matchesFilter,
  moodsIn,
  nearestTo,
  occasionsIn,
  photoCountIn,
  searchLevel,
  templatesForCount,
} from '@collagerie/core/catalogue'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { DraftOffer } from '../drafts/draft-offer.tsx'
import { useTabPhotos } from '../drafts/use-tab-photos.ts'
import { useLanguage } from '../language/language-store.ts'
import { usePriceText } from '../language/price-text.ts'
import { chooserPath } from '../navigation/routes/paths.ts'
import type { ScreenProps } from '../navigation/routes/screen-props.ts'
import { hasOwnAssortment } from '../navigation/shop-config.ts'
import { lowestShopPrice } from '../navigation/shop-prices.ts'
import button from '../ui/button.module.css'
import spoken from '../ui/spoken.module.css'
import { useCompact } from '../ui/use-narrow.ts'
import styles from './chooser-screen.module.css'
import { FilterSidebar } from './filter-sidebar.tsx'
import { MissingTemplate } from './missing-template.tsx'
import { SearchField } from './search-field.tsx'
import { searchResults } from './search-results.ts'
import { ShownFilter } from './shown-filter.tsx'
import { FIRST, TemplateGrid } from './template-grid.tsx'
import { useFilterLabel } from './use-filter-label.ts'
import { useMeantFilters } from './use-meant-filters.ts'
import { useThemeList } from './use-theme-list.ts'
import { useWordsOfTags } from './use-words-of-tags.ts'
import { WaysIn } from './ways-in.tsx'

export function ChooserScreen({ filter }: ScreenProps<'chooser'>) {
  const t = useTranslations()
  useTabPhotos()
  const { templates, failed, retry } = useThemeList()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const [from] = useState(lowestShopPrice)
  const priceText = usePriceText()
  const language = useLanguage((state) => state.language)
  const wordsOfTags = useWordsOfTags(words !== '')
  /** A template's name, its description, and everyday words for its tags: from the closest match to the loosest. */
  const levelsOf = ({ name, category, description, shortInfo, tags }: CatalogueTemplate) => [
    [name],
    [
      category,
      description,
      shortInfo,
      ...occasionsIn(tags).map((occasion) => t(`template.occasion.${occasion}`)),
      ...moodsIn(tags).map((mood) => t(`template.mood.${mood}`)),
    ],
    wordsOfTags(tags, language),
  ]
  const meant = useMeantFilters(words)
  const levelOf = (template: CatalogueTemplate): number | undefined => {
    if (meant.length === 0) return searchLevel(levelsOf(template), typed)
    return meant.some((each) => matchesFilter(template, each)) ? 0 : undefined
  }
  const inFilter = templates.filter((template) => matchesFilter(template, filter))
  const found = searchResults(templates, filter, levelOf)
  const count = [...meant, ...(found.areElsewhere ? [] : [filter])].map(photoCountIn).find((each) => each !== undefined)
  const shown = words === '' ? inFilter : found.shown
  const nearest = shown.length === 0 && words === '' ? nearestTo(templates, filter) : []
  const instead = nearest.length > 0 ? nearest : templates.slice(0, FIRST)
  const label = useFilterLabel(filter)
  /** The filter is named during a search too, as long as what is shown is from it. */
  const isShownOfFilter =
    words === '' ? templates.length > 0 : shown.length > 0 && label !== undefined && !found.areElsewhere
  const counted = count === undefined ? shown : templatesForCount(shown, count)
  const search = <SearchField typed={typed} onType={setTyped} />
  const filters = <FilterSidebar active={filter} isSearch={words !== ''} onAll={() => setTyped('')} />
  const help = <p className={styles.help}>{t('template.help')}</p>
  // The help stands beside the heading in a wide window, below the templates in a small one.
  const isCompact = useCompact()
  return (
    <div className={styles.chooser} data-sought={words === '' ? undefined : true} data-filter={filter || undefined}>
      <MissingTemplate key={filter} />
      <header className={styles.header}>
        <h1 className={styles.heading}>{t('template.heading')}</h1>
        {!isCompact && search}
        <p className={styles.what}>
          {t(isCompact || hasOwnAssortment() ? 'template.whatInShort' : 'template.what')}
          {from && (
            <>
              {' '}
              <span className={styles.from}>{t('template.pricesFrom', { price: priceText(from) })}</span>
            </>
          )}
        </p>
        {!isCompact && help}
      </header>
      {isCompact && (
        <>
          {filters}
          {search}
        </>
      )}
      <DraftOffer templates={templates} />
      <div className={styles.ways}>
        <WaysIn templates={templates} filter={filter} />
      </div>
      {!isCompact && filters}
      <section aria-label={t('template.models')}>
        {isShownOfFilter && <ShownFilter label={label} count={counted.length} />}
        {words !== '' && (
          <p role="status" className={shown.length === 0 || isShownOfFilter ? spoken.spoken : styles.found}>
            {found.areElsewhere && label !== undefined
              ? t('template.elsewhere', { count: counted.length, filter: label })
              : t('template.found', { count: counted.length })}
          </p>
        )}
        {failed && (
          <div role="alert" className={styles.notice}>
            <p>{t('template.loadFailed')}</p>
            <button type="button" className={button.secondary} onClick={retry}>
              {t('misc.retry')}
            </button>
          </div>
        )}
        {!failed && templates.length === 0 && (
          <>
            <p role="status" className={spoken.spoken}>
              {t('template.loading')}
            </p>
            <div className={styles.grid} aria-hidden="true">
              {COMING.map((card) => (
                <i key={card} className={styles.coming} data-coming />
              ))}
            </div>
          </>
        )}
        {templates.length > 0 && shown.length === 0 && (
          <div className={styles.notice}>
            <p>{words === '' ? t('template.noResults') : t('template.noHits', { words })}</p>
            <Link href={chooserPath('')} className={button.secondary} onClick={() => setTyped('')}>
              {t('template.allDesigns')}
            </Link>
            <p>{t('template.instead')}</p>
          </div>
        )}
        <TemplateGrid
          templates={shown.length === 0 ? instead : shown}
          wanted={shown.length === 0 ? undefined : count}
        />
        {isCompact && help}
      </section>
    </div>
  )
}

/** As many places as a window shows, for cards that are loading. */
const COMING = Array.from({ length: 8 }, (_, index) => index)
