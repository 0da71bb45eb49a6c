import {
  type Collage,
  type CollagePage,
  emptySlots,
  type SheetTarget,
  sampleOf,
  slotDataOf,
} from '@collagerie/core/collage'
import { type RefObject, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { run } from '../document/document-store.ts'
import { takeStep } from '../navigation/tab-state.ts'
import { librarySource } from '../photos/library-store.ts'
import { latePart, seldomPart } from '../ui/late-part.tsx'
import { useToastQueue } from '../ui/toast-queue.ts'
import { Toasts } from '../ui/toasts.tsx'
import { useCompact, useNarrow, usePhone } from '../ui/use-narrow.ts'
import { askForTap, closePanel, noteZoom, openOver, useEditorUi, workOn } from './editor-ui-store.ts'
import { HintOrKeys } from './hints/hint-or-keys.tsx'
import { touchHelpRead } from './hints/touch-help-read.ts'
import { useFocusToSheet } from './hints/use-focus-to-sheet.ts'
import { PagesComing } from './pages/pages-coming.tsx'
import { useTurnedPage } from './pages/use-turned-page.ts'
import { placeIn } from './photo-actions.ts'
import { clearPicked, pickedSlots } from './picking/picked-slots.ts'
import { pick, pickAll, pickNone, usePicks } from './picking/picks-store.ts'
import type { ScreenActions } from './sheet/sheet-actions.ts'
import { SheetStage, type SheetZoom } from './sheet/sheet-stage.tsx'
import type { DisplayFlags } from './sheet/slot-badges.ts'
import { stopsOf } from './sheet/stops.ts'
import styles from './sheet-table.module.css'
import { titleLayers } from './text/title-draft.ts'
import { Toolbar } from './toolbar.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { useArrivingSlots } from './use-arriving-slots.ts'
import { useFindCutFaces } from './use-cut-faces.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

const SlotPicks = latePart(async () => (await import('./picking/slot-picks.tsx')).SlotPicks)

/** A toast takes the place of the hint, but not of a warning: one may stand for as long as its photos are on the sheet. */
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
  const picks = usePicks((state) => state.slots)
  const picked = useMemo(() => {
    const slots = picks.ids.length > 0 ? pickedSlots(page) : []
    return slots.length > 0 ? new Set(slots) : undefined
  }, [picks, page])
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
  // Empty slots about to be filled count as arriving too, while their photos are analysed.
  const isFilling = useEditorUi(({ arranging }) => arranging === 'fill' || arranging === 'repeat')
  const arrivingSlots = useMemo(
    () => new Set([...arriving, ...(isFilling ? emptySlots(page).map(({ slot }) => slot) : [])]),
    [arriving, isFilling, page],
  )

  function activate({ kind, slot }: SheetTarget): void {
    // A slot whose photo is still arriving offers no choice.
    if (arrivingSlots.has(slot)) return
    pickNone()
    touchHelpRead()
    closePanel()
    askForTap(false)
    const photo = slotDataOf(page, slot)?.photo
    // A sample picture is there to be replaced, and nothing else.
    if (kind === 'photo' && photo && sampleOf(photo.id) === undefined) {
      openOver({ kind: 'slot menu', slot })
      return
    }
    workOn(slot)
    takeStep(kind === 'text' ? 'clickText' : 'clickEmptySlot')
  }

  /** After the first zoom the touch help is hidden: it takes space from the sheet. */
  function zoomed(zoom: number): void {
    touchHelpRead()
    noteZoom(zoom)
  }

  /** Texts other than the title are edited in their dialog, which names them. */
  function write(slot: string): void {
    if (!titleLayers(page).some((layer) => layer.slot === slot)) return activate({ kind: 'text', slot })
    pickNone()
    closePanel()
    openOver({ kind: 'text', slot })
  }

  const actions: ScreenActions = {
    activate,
    cameNearer: () => askForTap(true),
    write,
    command: run,
    remove: (slot) => (picked?.has(slot) ? clearPicked(page) : run({ kind: 'remove photo', slot })),
    pick: (slot, way) => pick('slots', slot, way === 'range' ? inReadingOrder(page) : undefined),
    pickAll: (slots, adds) => pickAll('slots', slots, adds),
    dragOut: (slot) => run({ kind: 'remove photo', slot }),
    files: (files, slot) => void bringFiles(files, slot),
    photoDropped: (photoId, slot) => placeIn(slot, photoId),
    zoomed,
  }

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

function inReadingOrder({ template }: CollagePage): readonly string[] {
  return stopsOf(template).flatMap(({ kind, slot }) => (kind === 'photo' ? [slot] : []))
}
