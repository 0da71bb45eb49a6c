import { type CatalogueTemplate, isGenerated, nearestPhotoCount, shortName } from '@collagerie/core/catalogue'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { templatePath } from '../navigation/routes/paths.ts'
import hung from '../ui/hung.module.css'
import { hungInSquare } from '../ui/hung-size.ts'
import { markPiece } from '../ui/piece-transition.ts'
import styles from './template-card.module.css'
import { useIsNear } from './use-is-near.ts'

interface Props {
  readonly template: CatalogueTemplate
  /** Whether its picture is loaded eagerly. */
  readonly isFirst: boolean
}

interface CardProps extends Props {
  /**
   * The requested number of photos: the caption says how many its page will open with, which the picture may not show.
   */
  readonly wanted: number | undefined
}

/** The piece on the wall in its proportions; its box is reserved before the picture arrives. */
export function TemplateCard({ template, isFirst, wanted }: CardProps) {
  const t = useTranslations('template')
  const kind = isGenerated(template.source) ? 'basic' : 'design'
  const count = wanted === undefined ? undefined : nearestPhotoCount(template.tags, wanted)
  const photos = count === undefined ? template.shortInfo : t('photoCount', { count })
  return (
    <Link
      href={templatePath(kind, template.id)}
      className={styles.card}
      onClick={({ currentTarget }) => markPiece(currentTarget.querySelector('img'))}
    >
      <CardPicture template={template} isFirst={isFirst} />
      <span className={styles.category}>{template.category}</span>
      <span className={styles.name} title={template.name}>
        {shortName(template.name)}
      </span>
      <span className={styles.info}>
        {/* Its picture has the number of photos in `shortInfo`; any other is a number it is also offered with. */}
        <span>{photos === template.shortInfo ? photos : t('alsoFor', { photos })}</span>
        <span className={styles.sizes}>{template.leftInfo}</span>
      </span>
    </Link>
  )
}

/** Loaded only near the window: browsers load lazy pictures several windows ahead. */
function CardPicture({ template, isFirst }: Props) {
  const { labelurl, labelwebp, thumbWidth, thumbHeight } = template
  const wall = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(wall, isFirst)
  return (
    <span ref={wall} className={styles.wall}>
      <span className={styles.room}>
        <picture>
          {isNear && labelwebp !== '' && <source type="image/webp" srcSet={labelwebp} />}
          <img
            className={hung.print}
            {...(isNear && { src: labelurl })}
            style={hungInSquare(thumbWidth, thumbHeight)}
            alt=""
          />
        </picture>
      </span>
    </span>
  )
}
