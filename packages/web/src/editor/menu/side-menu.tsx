import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { SiteLinks } from '../../shell/site-links.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { useCompact } from '../../ui/use-narrow.ts'
import { PhotoTray } from './photo-tray.tsx'
import { QualityPanel } from './quality-panel.tsx'
import { SheetTools } from './sheet-tools.tsx'
import styles from './side-menu.module.css'
import { SIDE_MENU_ID } from './side-menu-id.ts'

const AheadSwitch = latePart(async () => (await import('../../saving/ahead-switch.tsx')).AheadSwitch)

interface Props {
  readonly page: CollagePage
  readonly offered: CatalogueTemplate | undefined
}

export function SideMenu({ page, offered }: Props) {
  const t = useTranslations('editor')
  const isCompact = useCompact()
  return (
    <aside id={SIDE_MENU_ID} className={styles.menu} aria-label={t('menu')}>
      <div className={styles.tray}>
        <PhotoTray page={page} shape="column" />
      </div>
      <div className={styles.rest}>
        {isCompact && <SheetTools page={page} />}
        <QualityPanel page={page} offered={offered}>
          <AheadSwitch />
        </QualityPanel>
        {isCompact && <SiteLinks />}
      </div>
    </aside>
  )
}
