import { memo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { cancelImport, removePhoto, useLibrary } from '../library-store.ts'
import { PhotoTile } from '../photo-tile.tsx'
import styles from './computer-panel.module.css'

interface Props {
  /** Files are being held over the window. */
  readonly isOver: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onUse: (id: string) => void
}

/** The photos of the customer's computer, and the ways to bring more. */
export function ComputerPanel({ isOver, onFiles, onUse }: Props) {
  const t = useTranslations()
  const input = useRef<HTMLInputElement>(null)
  const order = useLibrary((state) => state.order)
  const progress = useLibrary((state) => state.progress)
  return (
    <div className={styles.panel}>
      <div className={styles.zone} data-over={isOver}>
        <Button look="primary" onPress={() => input.current?.click()}>
          {t('photo.chooseFiles')}
        </Button>
        <div className={styles.below}>
          {progress ? (
            <>
              <Progress label={t('photo.importing', progress)} value={progress.done} max={progress.total} />
              <Button look="quiet" onPress={cancelImport}>
                {t('misc.cancel')}
              </Button>
            </>
          ) : (
            <div>
              <p>{t('photo.dropHere')}</p>
              <p className={styles.small}>{t('photo.uploadHint')}</p>
            </div>
          )}
        </div>
        <input
          ref={input}
          hidden
          type="file"
          multiple
          accept=".jpg,.jpeg,image/jpeg"
          onChange={({ target }) => {
            onFiles(Array.from(target.files ?? []))
            target.value = ''
          }}
        />
      </div>
      {order.length === 0 ? (
        <p className={styles.empty}>{t('photo.libraryEmpty')}</p>
      ) : (
        <ul className={styles.tiles} aria-label={t('photo.library')}>
          {order.map((id) => (
            <LibraryTile key={id} id={id} onUse={onUse} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Looks after its own photo: with many on their way, one that arrives must not draw all the others again. */
const LibraryTile = memo(function LibraryTile({ id, onUse }: { readonly id: string; readonly onUse: Props['onUse'] }) {
  const photo = useLibrary((state) => state.photos[id])
  return <li>{photo && <PhotoTile photo={photo} onUse={onUse} onDelete={removePhoto} />}</li>
})
