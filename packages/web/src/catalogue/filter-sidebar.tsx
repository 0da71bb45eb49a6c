import { type CatalogueFilter, filtersFor } from '@collagerie/core/catalogue'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { selectionPath } from '../navigation/routes/paths.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './filter-sidebar.module.css'

/** On small screens the filters wait behind a link, so that the pictures come first. */
export function FilterSidebar({ active }: { readonly active: string }) {
  const t = useTranslations('template')
  const language = useLanguage((state) => state.language)
  const [isOpen, setOpen] = useState(false)
  const filters = filtersFor(language)
  const groups = [filters.filter(({ group }) => group === 'basic'), filters.filter(({ group }) => group !== 'basic')]
  return (
    <nav className={styles.sidebar} aria-label={t('filters')}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'hideFilters' : 'showFilters')}
        <Icon name="chevronDown" size={16} />
      </button>
      <div className={styles.groups} data-open={isOpen}>
        {groups.map((group) => (
          <ul key={group[0]?.group} className={styles.group}>
            {group.map((filter) => (
              <li key={filter.filter}>
                <FilterLink filter={filter} isActive={filter.filter === active} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  )
}

function FilterLink({ filter, isActive }: { readonly filter: CatalogueFilter; readonly isActive: boolean }) {
  const t = useTranslations('template')
  return (
    <Link
      href={selectionPath(filter.filter)}
      className={filter.group === 'models' ? styles.models : styles.filter}
      aria-current={isActive ? 'page' : undefined}
    >
      {t(filter.labelKey)}
    </Link>
  )
}
