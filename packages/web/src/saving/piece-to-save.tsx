import { shortName } from '@collagerie/core/catalogue'
import { useTranslations } from 'use-intl'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { useDocument } from '../document/document-store.ts'
import { templateOfCollage } from '../document/template-of-collage.ts'
import { SheetCanvas } from '../painting/sheet-canvas.tsx'
import { librarySource } from '../photos/library-store.ts'
import figures from '../ui/figures.module.css'
import styles from './piece-to-save.module.css'

/** Shows the collage beside the account form, as the reason for it, and beside the news that it is saved. */
export function PieceToSave() {
  const t = useTranslations('misc')
  const page = useDocument((state) => state.page)
  const { templates } = useThemeList()
  if (!page) return null
  const offered = templates.find(({ id }) => id === templateOfCollage(page).id)
  const { width, height } = page.template.format
  return (
    <div className={styles.wall}>
      <div className={styles.room} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true">
        <SheetCanvas page={page} source={librarySource} />
      </div>
      <p className={styles.caption}>
        {offered && <span className={styles.name}>{shortName(offered.name)}</span>}
        <span className={figures.plain}>{t('format', { width, height })}</span>
      </p>
    </div>
  )
}
