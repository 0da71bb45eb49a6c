import { VIEW_ZOOM } from '@collagerie/core/handling'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { REPEATS } from '../ui/ignore-double-clicks.ts'
import { useEditorUi } from './editor-ui-store.ts'
import type { SheetZoom } from './sheet/sheet-stage.tsx'
import styles from './zoom-buttons.module.css'

export function ZoomButtons({ sheet }: { readonly sheet: RefObject<SheetZoom | null> }) {
  const t = useTranslations('editor')
  const zoom = useEditorUi((desk) => desk.zoom)
  return (
    <div className={styles.buttons} {...REPEATS}>
      <Button
        look="icon"
        aria-label={t('zoomOut')}
        isDisabled={zoom <= VIEW_ZOOM.least}
        onPress={() => sheet.current?.zoomOut()}
      >
        <Icon name="zoomOut" />
      </Button>
      <Button
        look="icon"
        aria-label={t('zoomIn')}
        isDisabled={zoom >= VIEW_ZOOM.most}
        onPress={() => sheet.current?.zoomIn()}
      >
        <Icon name="zoomIn" />
      </Button>
      {/* Keeps its place while it is hidden, or it would come to lie under a pointer that presses again. */}
      <span className={styles.reset} data-hidden={zoom <= VIEW_ZOOM.least || undefined}>
        <Button
          look="icon"
          aria-label={t('zoomReset')}
          isDisabled={zoom <= VIEW_ZOOM.least}
          onPress={() => sheet.current?.reset()}
        >
          <Icon name="whole" />
        </Button>
      </span>
    </div>
  )
}
