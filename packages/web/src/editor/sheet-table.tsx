import { type Collage, isFinished, type SheetTarget, shownPhotos } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { addFile, librarySource, useLibrary } from '../photos/library-store.ts'
import { showToast } from '../ui/toast-queue.ts'
import { run } from './document-store.ts'
import { SheetStage } from './sheet/sheet-stage.tsx'
import type { DisplayFlags } from './sheet/slot-marks.ts'
import styles from './sheet-table.module.css'

const FLAGS: DisplayFlags = {
  showPhotoQualityWarnings: false,
  showDeleteBtn: true,
  showDoubleInfo: false,
  showPhotoQualityTextOnPhoto: false,
}

/** The table the sheet lies on, and the way photos come to it from the computer. */
export function SheetTable({ collage }: { readonly collage: Collage }) {
  const t = useTranslations()
  const picker = useRef<HTMLInputElement>(null)
  const target = useRef('')
  const isEmpty = shownPhotos(collage).length === 0 && !isFinished(collage)

  function choose({ kind, slot }: SheetTarget): void {
    if (kind !== 'photo') return
    target.current = slot
    picker.current?.click()
  }

  async function take(file: File, slot: string | undefined): Promise<void> {
    const photo = await addFile(file)
    if (photo.state === 'ERROR') showToast(`${photo.name}: ${t(`fileservice.${photo.error}`)}`, 'urgent')
    if (photo.state === 'IMAGE' && slot !== undefined) place(photo.id, slot)
  }

  function place(photoId: string, slot: string): void {
    const photo = useLibrary.getState().photos[photoId]
    if (photo?.state === 'IMAGE') run({ kind: 'place photo', slot, photo: placePhoto(photo.id, photo.rotation) })
  }

  /** One file goes into the slot it was meant for; several are added and none is placed. */
  function takeAll(files: readonly File[], slot: string | undefined): void {
    for (const file of files) void take(file, files.length === 1 ? slot : undefined)
  }

  return (
    <div className={styles['table']}>
      <div className={styles['room']}>
        <SheetStage
          collage={collage}
          source={librarySource}
          flags={FLAGS}
          onActivate={choose}
          onCommand={run}
          onRemove={(slot) => run({ kind: 'remove photo', slot })}
          onFiles={takeAll}
          onPhotoDropped={place}
        />
      </div>
      <p className={styles['hint']}>{isEmpty && t('layerphoto.clickToAdd')}</p>
      <input
        ref={picker}
        className={styles['picker']}
        type="file"
        accept=".jpg,.jpeg,image/jpeg"
        aria-label={t('photo.chooseFiles')}
        tabIndex={-1}
        onChange={(change) => {
          takeAll([...(change.target.files ?? [])], target.current)
          change.target.value = ''
        }}
      />
    </div>
  )
}
