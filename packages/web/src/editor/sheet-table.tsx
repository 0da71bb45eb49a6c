import { type Collage, type SheetTarget, slotDataOf } from '@collagerie/core/collage'
import { type RefObject, useMemo, useState } from 'react'
import { takeStep } from '../app/session.ts'
import { librarySource } from '../photos/library-store.ts'
import { useDesk } from './desk-store.ts'
import { run } from './document-store.ts'
import { SheetHint } from './hints/sheet-hint.tsx'
import { TouchHelp } from './hints/touch-help.tsx'
import { placeIn } from './photo-actions.ts'
import { SheetStage, type SheetZoom } from './sheet/sheet-stage.tsx'
import type { DisplayFlags } from './sheet/slot-marks.ts'
import styles from './sheet-table.module.css'
import { useNarrow } from './use-narrow.ts'
import { useTakeFiles } from './use-take-files.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

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
  readonly collage: Collage
  readonly sheet: RefObject<SheetZoom | null>
}

/** The table the sheet lies on. */
export function SheetTable({ collage, sheet }: Props) {
  const showsQuality = useDesk((desk) => desk.showsQuality)
  const isNarrow = useNarrow()
  const takeFiles = useTakeFiles()
  /** Slots that wait for a file dropped on them, one entry for each file. */
  const [arriving, setArriving] = useState<readonly string[]>([])
  const arrivingSlots = useMemo(() => new Set(arriving), [arriving])

  function activate({ kind, slot }: SheetTarget): void {
    if (kind === 'photo' && slotDataOf(collage, slot)?.photo) {
      useDesk.setState({ menuSlot: slot })
      return
    }
    useDesk.setState({ slot })
    takeStep(kind === 'text' ? 'clickText' : 'clickEmptySlot')
  }

  /** The slot a single file fell on shows that something is coming. */
  async function take(files: readonly File[], slot: string | undefined): Promise<void> {
    if (files.length !== 1 || slot === undefined) return takeFiles(files)
    setArriving((slots) => [...slots, slot])
    await takeFiles(files, slot)
    setArriving((slots) => slots.toSpliced(slots.indexOf(slot), 1))
  }

  return (
    <div className={styles.table}>
      <div className={styles.room}>
        <SheetStage
          ref={sheet}
          collage={collage}
          source={librarySource}
          flags={showsQuality ? WITH_QUALITY : PLAIN}
          onActivate={activate}
          onCommand={run}
          arriving={arrivingSlots}
          onRemove={(slot) => run({ kind: 'remove photo', slot })}
          onDragOut={(slot) => run({ kind: 'remove photo', slot })}
          onFiles={(files, slot) => void take(files, slot)}
          onPhotoDropped={(photoId, slot) => placeIn(slot, photoId)}
          onZoomChange={(zoom) => useDesk.setState({ zoom })}
        />
      </div>
      {isNarrow && (
        <div className={styles.zoom}>
          <ZoomButtons sheet={sheet} />
        </div>
      )}
      <TouchHelp />
      <SheetHint collage={collage} />
    </div>
  )
}
