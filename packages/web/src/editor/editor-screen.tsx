import { usesOnPages } from '@collagerie/core/collage'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Redirect } from 'wouter'
import { useHeartbeat } from '../calls/use-heartbeat.ts'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { useDocument } from '../document/document-store.ts'
import { beginKeeping } from '../drafts/begin-keeping.ts'
import { useLanguage, withTexts } from '../language/language-store.ts'
import { errorPath } from '../navigation/routes/paths.ts'
import type { ScreenProps } from '../navigation/routes/screen-props.ts'
import { takeStep, useTabState } from '../navigation/tab-state.ts'
import { syncUsed } from '../photos/library-store.ts'
import { beginAheadUploads } from '../saving/begin-ahead-uploads.ts'
import { useAfterSave } from '../saving/use-after-save.ts'
import { latePart, seldomPart } from '../ui/late-part.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { closeSheetToasts } from '../ui/toast-queue.ts'
import { useCompact, usePhone } from '../ui/use-narrow.ts'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { PanelComing } from './bottom-bar/panel-coming.tsx'
import { DialogsComing } from './dialogs/dialogs-coming.tsx'
import { EditorHeader } from './editor-header.tsx'
import styles from './editor-screen.module.css'
import { closePanel, offerForGaps, useEditorUi } from './editor-ui-store.ts'
import { focusSheet } from './focus-stop.ts'
import { useLanding } from './landing/use-landing.ts'
import { SheetTools } from './menu/sheet-tools.tsx'
import { SideMenu } from './menu/side-menu.tsx'
import type { SheetZoom } from './sheet/sheet-stage.tsx'
import { SheetTable } from './sheet-table.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useHistoryKeys } from './use-history-keys.ts'
import { useLostPhotos } from './use-lost-photos.ts'
import { WaitingOutline } from './waiting-outline.tsx'

const EditorDialogs = latePart(
  async () => (await withTexts(import('./dialogs/editor-dialogs.tsx'))).EditorDialogs,
  DialogsComing,
)

const PhoneDrawer = latePart(async () => (await import('./bottom-bar/phone-drawer.tsx')).PhoneDrawer, PanelComing)

const WaitingScreen = seldomPart(async () => (await import('./waiting-screen.tsx')).WaitingScreen, WaitingOutline)

/** The code for tooltips loads later; the buttons work without it. */
const Tips = latePart(async () => (await import('../ui/tips.tsx')).Tips)

export function EditorScreen({ savedCollageId }: ScreenProps<'editor'>) {
  const t = useTranslations('editor')
  const isLoading = useTabState((tab) => tab.editorState === 'editor loading')
  const language = useLanguage((state) => state.language)
  const pages = useDocument((state) => state.pages)
  const shown = useDocument((state) => state.shown)
  const page = useDocument((state) => state.page)
  const savedId = useDocument((state) => state.savedId)
  const formerId = useDocument((state) => state.formerId)
  const isMenuOpen = useEditorUi((desk) => !desk.isMenuPutAway)
  const { templates } = useThemeList()
  const isPhone = usePhone()
  const isCompact = useCompact()
  const sheet = useRef<SheetZoom>(null)
  // A restored draft is rendered in small pieces of work while the waiting screen stays.
  const isLaidOut = useDeferredValue(page !== undefined)
  const hasLayers = (page?.template.variation.layers.length ?? 0) > 0

  // A panel of another window size would have no place here.
  useEffect(closePanel, [isPhone])

  useBackCloses()
  useHistoryKeys()
  useLanding()
  useLostPhotos()
  useAfterSave()
  useHeartbeat()
  useEffect(beginKeeping, [])
  useEffect(beginAheadUploads, [])
  useEffect(() => {
    import('./show-untrusted-pixels-toast.ts').then(
      ({ showUntrustedPixelsToast }) => showUntrustedPixelsToast(),
      () => undefined,
    )
  }, [])
  // Toasts about the sheet disappear with it.
  useEffect(
    () => () => {
      closeSheetToasts()
      offerForGaps(false)
    },
    [],
  )

  useEffect(() => {
    if (hasLayers && isLoading) takeStep('layersReady')
  }, [hasLayers, isLoading])

  useEffect(() => {
    if (pages) syncUsed(usesOnPages(pages))
  }, [pages])

  if (!page || !pages || !isLaidOut) return <WaitingScreen savedId={savedCollageId} />
  if (savedCollageId !== undefined && savedCollageId !== savedId && savedCollageId !== formerId) {
    return <Redirect to={errorPath(language, 'editor.ngOnInit.routesub: wrong collageid')} replace />
  }
  const offered = templates.find(({ id }) => id === page.choice.templateId)
  return (
    <>
      <div className={styles.editor}>
        <button type="button" className={styles.skip} onClick={focusSheet}>
          {t('skipToSheet')}
        </button>
        <div className={styles.viewport}>
          <EditorHeader page={page} pages={pages} offered={offered} sheet={sheet} />
          <div className={styles.body}>
            {isMenuOpen && !isPhone && <SideMenu page={page} offered={offered} />}
            {!isCompact && <SheetTools page={page} isRail />}
            {hasLayers ? (
              <SheetTable page={page} pages={pages} shown={shown} sheet={sheet} />
            ) : (
              <div className={styles.loading}>
                <Spinner label={t('loading')} />
              </div>
            )}
            {isPhone && <PhoneDrawer page={page} offered={offered} />}
          </div>
        </div>
        {isPhone && <BottomBar page={page} />}
      </div>
      {!isLoading && <EditorDialogs page={page} offered={offered} />}
      <Tips />
    </>
  )
}
