import { type CatalogueTemplate, isGenerated, shortName } from '@collagerie/core/catalogue'
import { Link } from 'wouter'
import { templatePath } from '../app/routes/paths.ts'
import styles from './template-card.module.css'

export function TemplateCard({ template }: { readonly template: CatalogueTemplate }) {
  const kind = isGenerated(template.source) ? 'basic' : 'design'
  return (
    <Link href={templatePath(kind, template.id)} className={styles.card}>
      <span className={styles.wall}>
        <img
          className={styles.print}
          src={template.labelurl}
          width={template.thumbWidth}
          height={template.thumbHeight}
          alt=""
          loading="lazy"
        />
      </span>
      <span className={styles.category}>{template.category}</span>
      <span className={styles.name} title={template.name}>
        {shortName(template.name)}
      </span>
      <span className={styles.info}>
        {template.shortInfo} {template.leftInfo}
      </span>
    </Link>
  )
}
