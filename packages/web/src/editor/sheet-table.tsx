import { type Collage, type CollagePage, emptySlots } from '@collagerie/core/collage'
import { type RefObject, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { librarySource } from '../photos/library-store.ts'
import { latePart, seldomPart } from '../ui/late-part.tsx'
import { useToastQueue } from '../ui/toast-queue.ts'
import { Toasts } from '../ui/toasts.tsx'
import { useCompact, useNarrow, usePhone } from '../ui/use-narrow.ts'
import { useEditorUi } from './editor-ui-store.ts'
import { HintOrKeys } from './hints/hint-or-keys.tsx'
import { useFocusToSheet } from './hints/use-focus-to-sheet.ts'
import { PagesComing } from './pages/pages-coming.tsx'
import { useTurnedPage } from './pages/use-turned-page.ts'
import { pickedSlots } from './picking/picked-slots.ts'
import { usePicks } from './picking/picks-store.ts'
import { screenActions } from './screen-actions.ts'
import { SheetStage, type SheetZoom } from './sheet/sheet-stage.tsx'
import type { DisplayFlags } from './sheet/slot-badges.ts'
import styles from './sheet-table.module.css'
import { Toolbar } from './toolbar.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { useArrivingSlots } from './use-arriving-slots.ts'
import { useFindCutFaces } from './use-cut-faces.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

const SlotPicks = latePart(async () => (await import('./picking/slot-picks.tsx')).SlotPicks)

/** A toast takes the place of the hint, but not of a warning, which may be true for as long as the photos are there. */
const Warning = latePart(async () => (await import('./hints/warning.tsx')).Warning)

/** Most collages have one page. */
const PageStrip = seldomPart(async () => (await import('./pages/page-strip.tsx')).PageStrip, PagesComing)

const PLAIN: DisplayFlags = {
  showPhotoQualityWarnings: false,
  showDeleteBtn: true,
  showDoubleInfo: false,
  showPhotoQualityTextOnPhoto: false,
}

const WITH_QUALITY: DisplayFlags = {
  showPhotoQualityWarnings: true,
  showDeleteBtn: true,
  showDoubleInfo: true,
  showPhotoQualityTextOnPhoto: true,
}

interface Props {
  readonly page: CollagePage
  readonly pages: Collage
  /** The index of that page. */
  readonly shown: number
  readonly sheet: RefObject<SheetZoom | null>
}

/** The table the sheet lies on. */
export function SheetTable({ page, pages, shown, sheet }: Props) {
  const showsQuality = useEditorUi((desk) => desk.showsQuality)
  const t = useTranslations('editor')
  const isNarrow = useNarrow()
  const isCompact = useCompact()
  const isPhone = usePhone()
  const picked = usePicked(page)
  // On a phone an open panel takes the place of the hints and says what they would say.
  const panel = useEditorUi((desk) => desk.panel)
  const isSheetUp = panel !== undefined && isPhone
  const stage = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  useTurnedPage(shown, stage)
  useFocusToSheet(words)
  useFindCutFaces(pages)
  const strip = pages.length > 1 && <PageStrip pages={pages} shown={shown} />
  const isTelling = useToastQueue(({ toasts }) => toasts.length > 0)
  const { arriving, bringFiles } = useArrivingSlots()
  const arrivingSlots = useWithSlotsToFill(page, arriving)
  const actions = screenActions({ page, picked, arriving: arrivingSlots, bringFiles })

  return (
    <div className={styles.table} data-panel={isPhone ? undefined : panel} {...(strip && { 'data-pages': '' })}>
      <div className={styles.desk}>
        <div ref={stage} className={styles.stage}>
          <SheetStage
            // Another page is another sheet: nothing flies over from the one before.
            key={shown}
            ref={sheet}
            page={page}
            source={librarySource}
            flags={showsQuality ? WITH_QUALITY : PLAIN}
            actions={actions}
            arriving={arrivingSlots}
            picked={picked}
          />
        </div>
        {!isNarrow && strip}
      </div>
      <div className={styles.foot} hidden={isSheetUp}>
        <div ref={words} className={styles.words}>
          <Toasts place="screen" />
          {picked ? <SlotPicks page={page} /> : isTelling ? <Warning page={page} /> : <HintOrKeys page={page} />}
        </div>
        {isCompact && (
          <Toolbar className={styles.tools} label={t('view')}>
            {isNarrow && (
              <div className={styles.undo}>
                <UndoButtons />
              </div>
            )}
            <ZoomButtons sheet={sheet} />
          </Toolbar>
        )}
        {isNarrow && strip}
      </div>
    </div>
  )
}

function usePicked(page: CollagePage): ReadonlySet<string> | undefined {
  const picks = usePicks((state) => state.slots)
  return useMemo(() => {
    const slots = picks.ids.length > 0 ? pickedSlots(page) : []
    return slots.length > 0 ? new Set(slots) : undefined
  }, [picks, page])
}

/** Empty slots about to be filled count as arriving too, while their photos are analysed. */
function useWithSlotsToFill(page: CollagePage, arriving: Iterable<string>): ReadonlySet<string> {
  const isFilling = useEditorUi(({ arranging }) => arranging === 'fill' || arranging === 'repeat')
  return useMemo(
    () => new Set([...arriving, ...(isFilling ? emptySlots(page).map(({ slot }) => slot) : [])]),
    [arriving, isFilling, page],
  )
}
