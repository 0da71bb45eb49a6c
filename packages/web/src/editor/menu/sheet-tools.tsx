import { type CollagePage, emptySlots, shownPhotos } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { hasSeveralPages, run, useDocument } from '../../document/document-store.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { ownCount } from '../../suggesting/photos-at-hand.ts'
import { useTouch } from '../../ui/media-hook.ts'
import { useFocusGroup } from '../../ui/use-focus-group.ts'
import { openOver } from '../editor-ui-store.ts'
import { openView } from '../open-view.ts'
import { PanelButton } from '../panel/panel-button.tsx'
import { fillEmptySlots, shufflePhotos } from '../photo-actions.ts'
import { showNotAllPlacedToast, showStepToast } from '../sheet-toasts.ts'
import styles from './sheet-tools.module.css'
import { Tool } from './tool.tsx'

interface Props {
  readonly page: CollagePage
  /** On a phone each drawer has its own tools; the rest are in the bar. */
  readonly part?: 'photos' | 'layout'
  /** Whether to show icons with words below, beside the sheet. */
  readonly isRail?: boolean
  /** Called before an action that the menu would cover. */
  readonly onLeave?: () => void
}

/** The tools for the sheet as a whole. */
export function SheetTools({ page, part, isRail = false, onLeave }: Props) {
  const t = useTranslations('editor')
  const see = useTranslations('viewer')
  const own = useTranslations('forPhotos')
  const hasPhotos = useLibrary(({ photos, order }) => order.some((id) => photos[id]?.state === 'IMAGE'))
  const count = useLibrary(ownCount)
  const shown = shownPhotos(page).length
  const isPage = useDocument(hasSeveralPages)
  const isByTouch = useTouch()
  const tools = useFocusGroup<HTMLDivElement>()

  async function fill(): Promise<void> {
    onLeave?.()
    if ((await fillEmptySlots()) > 0) showNotAllPlacedToast()
  }

  function showLayouts(): void {
    onLeave?.()
    openOver({ kind: 'layouts' })
  }

  function shuffle(): void {
    onLeave?.()
    void shufflePhotos()
  }

  function clear(): void {
    onLeave?.()
    run({ kind: 'clear all' })
    showStepToast(isPage ? 'editor.clearedPage' : 'editor.cleared')
  }

  function view(): void {
    onLeave?.()
    void openView()
  }

  function showShortcuts(): void {
    openOver({ kind: 'shortcuts' })
  }

  return (
    <div
      ref={tools}
      className={part === 'layout' ? styles.pair : part ? styles.photos : isRail ? styles.rail : styles.list}
      role="toolbar"
      aria-orientation={part ? 'horizontal' : 'vertical'}
      aria-label={t('sheet')}
    >
      {!part && <PanelButton panel="text" onLeave={onLeave} />}
      {!part && page.template.designer === 'generated' && (
        <>
          <PanelButton panel="layout" onLeave={onLeave} />
          <PanelButton panel="colours" onLeave={onLeave} />
        </>
      )}
      {part !== 'photos' && (
        <Tool icon="forPhotos" words={own('title', { count })} isDisabled={count === 0} onPress={showLayouts} />
      )}
      {part !== 'layout' && (
        <Tool
          icon="autofill"
          words={t('autofill')}
          isDisabled={!hasPhotos || emptySlots(page).length === 0}
          onPress={() => void fill()}
        />
      )}
      {part !== 'layout' && <Tool icon="shuffle" words={t('shuffle')} isDisabled={shown < 2} onPress={shuffle} />}
      {part !== 'photos' && <Tool icon="wall" words={see('see')} onPress={view} />}
      {part !== 'layout' && (
        <Tool icon="trash" words={t(isPage ? 'clearPage' : 'clearAll')} isDisabled={shown === 0} onPress={clear} />
      )}
      {!part && !isByTouch && <Tool icon="keyboard" words={t('shortcuts')} onPress={showShortcuts} />}
    </div>
  )
}
