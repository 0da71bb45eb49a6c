import type { Collage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { templateOfCollage } from '../../document/template-of-collage.ts'
import { templatePath } from '../../navigation/routes/paths.ts'
import link from '../../ui/link.module.css'

/** A drawn template has no controls: the things that can be changed instead are one press away. */
export function LayoutDrawn({ collage }: { readonly collage: Collage }) {
  const t = useTranslations('editor')
  const { kind, id } = templateOfCollage(collage)
  return (
    <p>
      {t('layoutDrawn')}{' '}
      <Link href={templatePath(kind, id)} className={link.link}>
        {t('editDesign')}
      </Link>
    </p>
  )
}
