import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AheadSwitch } from '../../saving/ahead-switch.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { Colours } from '../colour/colours.tsx'
import { closePanel, type PhonePanel, useEditorUi } from '../editor-ui-store.ts'
import { returnFocus } from '../focus-stop.ts'
import { LayoutDrawn } from '../layout/layout-drawn.tsx'
import { LayoutPanel } from '../layout/layout-panel.tsx'
import { PhotoTray } from '../menu/photo-tray.tsx'
import { QualityPanel } from '../menu/quality-panel.tsx'
import { SheetTools } from '../menu/sheet-tools.tsx'
import { TrayOrderChoice } from '../menu/tray-order-choice.tsx'
import { panelButtonId } from '../panel/panel-button-id.ts'
import { UndoButtons } from '../undo-buttons.tsx'
import styles from './phone-drawer.module.css'
import { TextTools } from './text-tools.tsx'

interface Props {
  readonly page: CollagePage
  readonly offered: CatalogueTemplate | undefined
}

const TITLES = {
  photos: 'photo.library',
  layout: 'template.composition',
  text: 'editor.bottomBar.text',
  colours: 'editor.colourTitle',
} as const satisfies Record<PhonePanel, string>

/** The panel opened by the phone's bottom bar. */
export function PhoneDrawer(props: Props) {
  const panel = useEditorUi((desk) => desk.panel)
  return panel && <OpenDrawer key={panel} {...props} panel={panel} />
}

function OpenDrawer({ panel, ...props }: Omit<ContentProps, 'isHigh' | 'onClose'>) {
  const t = useTranslations()
  const isNarrow = useNarrow()
  const [isPulledUp, setPulledUp] = useState(false)
  // Sideways a drawer stands at the side, as high as the window.
  const isHigh = isPulledUp && isNarrow
  const close = () => putAway(panel)
  return (
    <Drawer
      title={t(TITLES[panel])}
      closeLabel={t('editor.colourClose')}
      onClose={close}
      isHigh={isHigh}
      onGrow={(wanted) => {
        if (!isNarrow || wanted === isHigh) return false
        setPulledUp(wanted)
        return true
      }}
      // Upright, a phone has these buttons under the collage, where the drawer now covers them.
      tools={isNarrow && <UndoButtons />}
    >
      <Content {...props} panel={panel} isHigh={isHigh} onClose={close} />
    </Drawer>
  )
}

function putAway(panel: PhonePanel): void {
  closePanel()
  returnFocus(() => document.getElementById(panelButtonId(panel)))
}

interface ContentProps extends Props {
  readonly panel: PhonePanel
  readonly isHigh: boolean
  readonly onClose: () => void
}

function Content({ panel, page, offered, isHigh, onClose }: ContentProps) {
  const isGenerated = page.template.designer === 'generated'
  switch (panel) {
    case 'photos':
      return (
        <>
          <div className={styles.tray}>
            <PhotoTray page={page} shape={isHigh ? 'grid' : 'strip'} />
          </div>
          <SheetTools page={page} part="photos" />
          <TrayOrderChoice />
          <QualityPanel page={page} offered={offered}>
            <AheadSwitch />
          </QualityPanel>
        </>
      )
    case 'layout':
      return (
        <>
          <SheetTools page={page} part="layout" onLeave={onClose} />
          {isGenerated ? <LayoutPanel page={page} /> : <LayoutDrawn page={page} offered={offered} />}
        </>
      )
    case 'text':
      return <TextTools page={page} />
    case 'colours':
      return (
        isGenerated && (
          <div className={styles.colours}>
            <Colours page={page} />
          </div>
        )
      )
  }
}
