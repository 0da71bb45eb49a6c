import { type CatalogueTemplate, hasPhotoCount } from '@collagerie/core/catalogue'
import { useTranslations } from 'use-intl'
import { TemplateCard } from './template-card.tsx'
import styles from './template-grid.module.css'

interface Props {
  readonly templates: readonly CatalogueTemplate[]
  /** The requested number of photos: templates for nearly as many follow under a heading of their own. */
  readonly wanted: number | undefined
}

/** Loaded eagerly: a phone's first window shows no more. As many are offered if nothing is found. */
export const FIRST = 4

export function TemplateGrid({ templates, wanted }: Props) {
  const t = useTranslations('template')
  const isPictured = ({ shortInfo }: CatalogueTemplate) =>
    wanted !== undefined && shortInfo === t('photoCount', { count: wanted })
  // Those whose picture has the number come before those that are also offered with it.
  const exact = templates
    .filter((each) => isFor(each, wanted))
    .toSorted((a, b) => Number(isPictured(b)) - Number(isPictured(a)))
  const others = templates.filter((each) => !isFor(each, wanted))
  const cards = (shown: readonly CatalogueTemplate[], before: number) => (
    <ul className={styles.grid}>
      {shown.map((template, index) => (
        <li key={template.id}>
          <TemplateCard template={template} isFirst={before + index < FIRST} wanted={wanted} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {exact.length > 0 && cards(exact, 0)}
      {others.length > 0 && (
        <>
          <h2 className={styles.nearly}>{t('nearlyCount')}</h2>
          {cards(others, exact.length)}
        </>
      )}
    </>
  )
}

/** Whether a template has exactly so many photos, or none are asked for. */
function isFor({ tags }: Pick<CatalogueTemplate, 'tags'>, wanted: number | undefined): boolean {
  return wanted === undefined || hasPhotoCount(tags, wanted)
}
