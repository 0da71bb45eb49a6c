import { combinedFilter, filtersFor, OCCASIONS, occasionTag, partsOf } from '@collagerie/core/catalogue'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { chooserPath } from '../navigation/routes/paths.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './filter-sidebar.module.css'
import { showChosen, WELL_KNOWN } from './starting-points.tsx'

/** The well-known occasions and all moods are in the row above. */
const OTHERS = OCCASIONS.filter((each) => !WELL_KNOWN.has(each))

interface Props {
  readonly active: string
  /** During a search not everything is shown, and the link to everything is not the current one. */
  readonly isSearch: boolean
  /** Everything is asked for: ends a search. */
  readonly onAll: () => void
  /** Stands beside the link on small screens, where the filters open below both. */
  readonly search?: ReactNode
}

/** On small screens the filters are behind a link, so that the pictures come first. */
export function FilterSidebar({ active, isSearch, onAll, search }: Props) {
  const t = useTranslations('template')
  const language = useLanguage((state) => state.language)
  const [isOpen, setOpen] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen && active !== '') showChosen(line.current)
  }, [isOpen, active])
  const filters = filtersFor(language)
  const groups = [filters.filter(({ group }) => group === 'basic'), filters.filter(({ group }) => group !== 'basic')]
  return (
    <div className={styles.sidebar}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'hideFilters' : 'showFilters')}
        <Icon name="chevronDown" size={16} />
      </button>
      {search}
      <nav className={styles.filters} aria-label={t('filters')} data-open={isOpen}>
        <div ref={line} className={styles.groups}>
          {groups.map((group) => (
            <ul key={group[0]?.group} className={styles.group}>
              {group.map((filter) => (
                <li key={filter.filter}>
                  <FilterLink
                    filter={filter.filter}
                    label={t(filter.labelKey)}
                    isActive={filter.filter === active && !(isSearch && active === '')}
                    isStrong={filter.group === 'models'}
                    onClick={filter.filter === '' ? onAll : undefined}
                  />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </nav>
      <TagGroup
        title={t('otherOccasions')}
        tags={OTHERS.map((each) => [occasionTag(each), t(`occasion.${each}`)])}
        active={active}
      />
    </div>
  )
}

interface TagGroupProps extends Pick<Props, 'active'> {
  readonly title: string
  readonly tags: readonly (readonly [filter: string, label: string])[]
}

function TagGroup({ title, tags, active }: TagGroupProps) {
  const titleId = useId()
  return (
    <nav className={styles.tags} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.group}>
        {tags.map(([filter, label]) => (
          <li key={filter}>
            <FilterLink
              filter={combinedFilter(active, filter)}
              label={label}
              isActive={partsOf(active).includes(filter)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FilterLinkProps {
  readonly filter: string
  readonly label: string
  readonly isActive: boolean
  readonly isStrong?: boolean
  readonly onClick?: (() => void) | undefined
}

function FilterLink({ filter, label, isActive, isStrong, onClick }: FilterLinkProps) {
  return (
    <Link
      href={chooserPath(filter)}
      className={isStrong ? styles.models : styles.filter}
      aria-current={isActive ? 'page' : undefined}
      onClick={onClick}
    >
      {label}
    </Link>
  )
}
