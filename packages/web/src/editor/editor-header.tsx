import { type CatalogueTemplate, shortName } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import { type RefObject, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { templateOfCollage } from '../document/template-of-collage.ts'
import { templatePath } from '../navigation/routes/paths.ts'
import { isSaving, takeStep, useTabState } from '../navigation/tab-state.ts'
import { SaveControls } from '../saving/save-controls.tsx'
import { SavedStatus } from '../saving/saved-status.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import link from '../ui/link.module.css'
import { useCompact, useNarrow, usePhone } from '../ui/use-narrow.ts'
import { nextStep } from './bottom-bar/next-step.ts'
import styles from './editor-header.module.css'
import { toggleMenu, useEditorUi } from './editor-ui-store.ts'
import { SIDE_MENU_ID } from './menu/side-menu-id.ts'
import type { SheetZoom } from './sheet/sheet-stage.tsx'
import { Toolbar } from './toolbar.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { useCollagePrice } from './use-collage-price.ts'
import { useFormatText } from './use-format-text.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

export const MENU_BUTTON_ID = 'editor-menu-button'

interface Props {
  readonly page: CollagePage
  readonly pages: readonly CollagePage[]
  readonly offered: CatalogueTemplate | undefined
  readonly sheet: RefObject<SheetZoom | null>
}

/**
 * The collage at the left, undo and redo in the middle, saving and leaving at the right. On a phone undo and redo stand
 * under the sheet, saving in the bottom bar and leaving in the menu above.
 */
export function EditorHeader({ page, pages, offered, sheet }: Props) {
  const t = useTranslations()
  const formatText = useFormatText()
  const price = useCollagePrice(pages, offered)
  const isNarrow = useNarrow()
  const isCompact = useCompact()
  const isPhone = usePhone()
  const isMenuOpen = useEditorUi((desk) => !desk.isMenuPutAway)
  const saving = useTabState(isSaving)
  const nameId = useId()
  const { kind, id } = templateOfCollage(page)
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        {!isPhone && (
          <Button
            id={MENU_BUTTON_ID}
            look="icon"
            aria-label={t(isMenuOpen ? 'editor.hideMenu' : 'editor.showMenu')}
            aria-expanded={isMenuOpen}
            {...(isMenuOpen && { 'aria-controls': SIDE_MENU_ID })}
            onPress={toggleMenu}
          >
            <Icon name="menu" />
          </Button>
        )}
        <div className={styles.what}>
          <h1 id={nameId} className={styles.name}>
            {offered && (
              <>
                <span className={styles.category}>{offered.category}</span> {shortName(offered.name)}
              </>
            )}
          </h1>
          <p className={styles.format}>
            {formatText(page, offered)} {price && <span className={styles.price}>{price}</span>}{' '}
            <Link href={templatePath(kind, id)} className={link.link} aria-describedby={nameId}>
              {t(isPhone ? 'editor.formatAndMaterial' : isCompact ? 'editor.edit' : 'editor.editDesign')}
            </Link>
          </p>
        </div>
      </div>
      {!isNarrow && (
        <Toolbar className={styles.tools} label={t('editor.view')}>
          <UndoButtons />
          {!isCompact && (
            <>
              <span className={styles.rule} />
              <ZoomButtons sheet={sheet} />
            </>
          )}
        </Toolbar>
      )}
      <div className={styles.end}>
        <SavedStatus />
        <SaveControls isOrderNext={nextStep(page) === 'order'} />
        {!saving && !isPhone && (
          <Button look="icon" aria-label={t('navigation.quit')} onPress={() => takeStep('quit')}>
            <Icon name="close" />
          </Button>
        )}
      </div>
    </header>
  )
}
