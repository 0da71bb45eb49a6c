import { type CatalogueTemplate, isGenerated, shortName } from '@collagerie/core/catalogue'
import { type CollagePage, slotCounts } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useThemeList } from '../../catalogue/use-theme-list.ts'
import { templateOfCollage } from '../../document/template-of-collage.ts'
import { templatePath } from '../../navigation/routes/paths.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { ownCount } from '../../suggesting/photos-at-hand.ts'
import hung from '../../ui/hung.module.css'
import { hungInSquare } from '../../ui/hung-size.ts'
import link from '../../ui/link.module.css'
import styles from './layout-drawn.module.css'
import { similarTemplates } from './similar-templates.ts'

interface Props {
  readonly page: CollagePage
  readonly offered: CatalogueTemplate | undefined
}

/** A drawn template has no controls: its sizes and other templates for the same photos are one press away. */
export function LayoutDrawn({ page, offered }: Props) {
  const t = useTranslations()
  const { templates } = useThemeList()
  const own = useLibrary(ownCount)
  const { kind, id } = templateOfCollage(page)
  const similar = offered ? similarTemplates(templates, offered, own || slotCounts(page).all) : []
  return (
    <>
      <p>
        {t('editor.layoutDrawn')}{' '}
        <Link href={templatePath(kind, id)} className={link.link}>
          {t('editor.editDesign')}
        </Link>
      </p>
      {similar.length > 0 && (
        <section aria-label={t('forPhotos.others')}>
          <h3 className={styles.heading}>{t('forPhotos.others')}</h3>
          <ul className={styles.strip}>
            {similar.map((each) => (
              <li key={each.id}>
                <SimilarTemplate template={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function SimilarTemplate({ template }: { readonly template: CatalogueTemplate }) {
  const { id, name, source, labelurl, labelwebp, thumbWidth, thumbHeight } = template
  return (
    <Link href={templatePath(isGenerated(source) ? 'basic' : 'design', id)} className={styles.card}>
      <span className={styles.wall}>
        <img
          className={hung.print}
          src={labelwebp || labelurl}
          style={hungInSquare(thumbWidth, thumbHeight)}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </span>
      <span className={styles.name}>{shortName(name)}</span>
    </Link>
  )
}
