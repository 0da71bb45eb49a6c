import type { Collage } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import type { ImageLayer } from '@collagerie/core/template'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SheetCanvas } from '../painting/sheet-canvas.tsx'
import { addFile, librarySource, useLibrary } from '../photos/library-store.ts'
import { showToast } from '../ui/toast-queue.ts'
import { run } from './document-store.ts'
import styles from './sheet.module.css'

/** The sheet on the table: the painting, and over it one control per photo slot. */
export function Sheet({ collage }: { readonly collage: Collage }) {
  const t = useTranslations()
  const picker = useRef<HTMLInputElement>(null)
  const target = useRef('')
  const slots = collage.template.variation.layers.filter((layer) => layer.kind === 'image')
  const isEmpty = slots.every(({ slot }) => !collage.userdata.images[slot])

  function choose(slot: string): void {
    target.current = slot
    picker.current?.click()
  }

  async function take(file: File | undefined): Promise<void> {
    const slot = target.current
    if (!file || slot === '') return
    const photo = await addFile(file)
    if (photo.state === 'IMAGE') run({ kind: 'place photo', slot, photo: placePhoto(photo.id, photo.rotation) })
    if (photo.state === 'ERROR') showToast(`${photo.name}: ${t(`fileservice.${photo.error}`)}`, 'urgent')
  }

  return (
    <div className={styles.table}>
      <div className={styles.room}>
        <SheetCanvas collage={collage} source={librarySource}>
          <div className={styles.slots} role="group" aria-label={t('editor.sheet')}>
            {slots.map((layer, index) => (
              <SlotButton key={layer.slot} layer={layer} number={index + 1} collage={collage} onChoose={choose} />
            ))}
          </div>
        </SheetCanvas>
      </div>
      <p className={styles.hint}>{isEmpty && t('layerphoto.clickToAdd')}</p>
      <input
        ref={picker}
        className={styles.picker}
        type="file"
        accept=".jpg,.jpeg,image/jpeg"
        aria-label={t('photo.chooseFiles')}
        tabIndex={-1}
        onChange={(change) => {
          void take(change.target.files?.[0])
          change.target.value = ''
        }}
      />
    </div>
  )
}

interface SlotButtonProps {
  readonly layer: ImageLayer
  readonly number: number
  readonly collage: Collage
  readonly onChoose: (slot: string) => void
}

function SlotButton({ layer, number, collage, onChoose }: SlotButtonProps) {
  const t = useTranslations('editor')
  const { width, height } = collage.template.canvas
  const photoId = collage.userdata.images[layer.slot]?.photo?.id
  const name = useLibrary((state) => (photoId === undefined ? undefined : state.photos[photoId]?.name))
  return (
    <button
      type="button"
      className={styles.slot}
      data-slot={layer.slot}
      aria-label={name === undefined ? t('slotEmpty', { number }) : t('slotFilled', { number, name })}
      style={{
        left: `${(layer.x / width) * 100}%`,
        top: `${(layer.y / height) * 100}%`,
        width: `${(layer.width / width) * 100}%`,
        height: `${(layer.height / height) * 100}%`,
        rotate: `${layer.rotation}deg`,
      }}
      onClick={() => onChoose(layer.slot)}
    />
  )
}
