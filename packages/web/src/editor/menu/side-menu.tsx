import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { Collage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { QuietSwitch } from '../../saving/quiet-switch.tsx'
import { SiteLinks } from '../../shell/site-links.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useTouch } from '../../ui/media-hook.ts'
import { useLowLaptop } from '../../ui/use-low-laptop.ts'
import { useCompact } from '../../ui/use-narrow.ts'
import { useDesk } from '../desk-store.ts'
import { PhotoTray } from './photo-tray.tsx'
import { QualityPanel } from './quality-panel.tsx'
import { SheetTools } from './sheet-tools.tsx'
import styles from './side-menu.module.css'
import { SIDE_MENU_ID } from './side-menu-id.ts'

interface Props {
  readonly collage: Collage
  readonly offered: CatalogueTemplate | undefined
}

export function SideMenu({ collage, offered }: Props) {
  const t = useTranslations('editor')
  const isCompact = useCompact()
  const isByTouch = useTouch()
  const isLow = useLowLaptop()
  return (
    <aside id={SIDE_MENU_ID} className={styles.menu} aria-label={t('menu')}>
      <div className={styles.tray}>
        <PhotoTray collage={collage} shape="column" />
      </div>
      <div className={styles.rest}>
        <SheetTools collage={collage} />
        <QualityPanel collage={collage} offered={offered} />
        <QuietSwitch />
        {!isByTouch && !isLow && (
          <LinkButton onPress={() => useDesk.setState({ showsShortcuts: true })}>{t('shortcuts')}</LinkButton>
        )}
        {isCompact && <SiteLinks />}
      </div>
    </aside>
  )
}
