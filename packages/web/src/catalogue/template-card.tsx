import { type CatalogueTemplate, isGenerated, shortName } from '@collagerie/core/catalogue'
import { Link } from 'wouter'
import { templatePath } from '../navigation/routes/paths.ts'
import hung from '../ui/hung.module.css'
import styles from './template-card.module.css'

interface TemplateCardProps {
  readonly template: CatalogueTemplate
  readonly isFirst: boolean
}

/** The piece on the wall, true to its proportions; its box is reserved before the picture arrives. */
export function TemplateCard({ template, isFirst }: TemplateCardProps) {
  const kind = isGenerated(template.source) ? 'basic' : 'design'
  const isUpright = template.thumbHeight >= template.thumbWidth
  return (
    <Link href={templatePath(kind, template.id)} className={styles.card}>
      <span className={styles.wall}>
        <img
          className={isUpright ? hung.upright : hung.wide}
          src={template.labelurl}
          width={template.thumbWidth}
          height={template.thumbHeight}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </span>
      <span className={styles.category}>{template.category}</span>
      <span className={styles.name} title={template.name}>
        {shortName(template.name)}
      </span>
      <span className={styles.info}>
        <span>{template.shortInfo}</span>
        <span className={styles.sizes}>{template.leftInfo}</span>
      </span>
    </Link>
  )
}
