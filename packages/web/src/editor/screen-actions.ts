import { type CollagePage, type SheetTarget, sampleOf, slotDataOf } from '@collagerie/core/collage'
import { run } from '../document/document-store.ts'
import { takeStep } from '../navigation/tab-state.ts'
import { askForTap, closePanel, noteZoom, openOver, workOn } from './editor-ui-store.ts'
import { touchHelpRead } from './hints/touch-help-read.ts'
import { placeIn } from './photo-actions.ts'
import { clearPicked } from './picking/picked-slots.ts'
import { pick, pickAll, pickNone } from './picking/picks-store.ts'
import type { ScreenActions } from './sheet/sheet-actions.ts'
import { stopsOf } from './sheet/stops.ts'
import { titleLayers } from './text/title-layers.ts'

interface OnSheet {
  readonly page: CollagePage
  /** The selected slots, if there are any. */
  readonly picked: ReadonlySet<string> | undefined
  /** The slots whose photo is still to come. */
  readonly arriving: ReadonlySet<string>
  readonly bringFiles: (files: readonly File[], slot: string | undefined) => unknown
}

/** What a press on the sheet does, a key or what is dropped there. */
export function screenActions({ page, picked, arriving, bringFiles }: OnSheet): ScreenActions {
  function activate({ kind, slot }: SheetTarget): void {
    // A slot whose photo is still arriving offers no choice.
    if (arriving.has(slot)) return
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

  /** Texts other than the title are edited in their dialog, which names them. */
  function write(slot: string): void {
    if (!titleLayers(page).some((layer) => layer.slot === slot)) return activate({ kind: 'text', slot })
    pickNone()
    closePanel()
    openOver({ kind: 'text', slot })
  }

  return {
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
    zoomed: noteZoomed,
  }
}

/** After the first zoom the touch help is hidden: it takes space from the sheet. */
function noteZoomed(zoom: number): void {
  touchHelpRead()
  noteZoom(zoom)
}

function inReadingOrder({ template }: CollagePage): readonly string[] {
  return stopsOf(template).flatMap(({ kind, slot }) => (kind === 'photo' ? [slot] : []))
}
