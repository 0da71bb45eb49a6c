import { acceptedFiles, endingsOf } from '@collagerie/core/photo'
import { memo, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useShallow } from 'zustand/react/shallow'
import { photoFormats } from '../../navigation/shop-config.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTouch } from '../../ui/media-hook.ts'
import { Progress } from '../../ui/progress.tsx'
import spoken from '../../ui/spoken.module.css'
import { cancelImport, isRefusedIn, useLibrary } from '../library-store.ts'
import { canBeDeleted, PhotoTile } from '../photo-tile.tsx'
import styles from './computer-panel.module.css'
import { PhotoName } from './photo-name.tsx'

interface Props {
  /** Whether files are held over the window. */
  readonly isOver: boolean
  /** The photo that was just refused; its tile is scrolled into view. */
  readonly refused: string | undefined
  /** The first of the photos just added; scrolled into view likewise. */
  readonly added: string | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly onUse: (id: string) => void
  readonly onDelete: (id: string) => void
}

/** The photos of the customer's computer, and the buttons to add more. */
export function ComputerPanel({ isOver, refused, added, onFiles, onUse, onDelete }: Props) {
  const t = useTranslations('photo')
  const isByTouch = useTouch()
  const order = useLibrary(
    useShallow(({ photos, order: ids }) => ids.filter((id) => id === refused || !isRefusedIn(photos, id))),
  )
  return (
    <div className={styles.panel} {...(order.length === 0 && { 'data-few': '' })}>
      <FileZone isOver={isOver} onFiles={onFiles} />
      <SpokenRefusal id={refused} />
      {order.length === 0 ? (
        <p className={styles.empty}>{t('libraryEmpty')}</p>
      ) : (
        <ul className={styles.tiles} aria-label={t('library')}>
          {order.map((id) => (
            <LibraryTile
              key={id}
              id={id}
              isToBeSeen={id === refused || id === added}
              onUse={onUse}
              onDelete={onDelete}
            />
          ))}
        </ul>
      )}
      {isByTouch && <FormatHint />}
    </div>
  )
}

/** The buttons that ask for files, and the zone to drop them on; while they are read, how far that is. */
function FileZone({ isOver, onFiles }: Pick<Props, 'isOver' | 'onFiles'>) {
  const t = useTranslations()
  // On a touch screen nothing can be dropped.
  const isByTouch = useTouch()
  const progress = useLibrary((state) => state.progress)
  const input = useRef<HTMLInputElement>(null)
  const isOpened = useRef(false)

  function pick(source: 'files' | 'camera'): void {
    if (!input.current) return
    input.current.multiple = source === 'files'
    if (source === 'camera') input.current.capture = 'environment'
    else input.current.removeAttribute('capture')
    input.current.click()
  }

  // On a phone without photos the picker opens at once; without a tap the browser would refuse it.
  useEffect(() => {
    if (isOpened.current || !isByTouch || useLibrary.getState().order.length > 0) return
    isOpened.current = true
    input.current?.click()
  }, [isByTouch])

  return (
    <div className={styles.zone} data-over={isOver}>
      <div className={styles.sources}>
        <Button look="primary" onPress={() => pick('files')}>
          {t('photo.chooseFiles')}
        </Button>
        {isByTouch && (
          <Button look="secondary" onPress={() => pick('camera')}>
            <Icon name="camera" />
            <span className={styles.camera}>{t('photo.takePhoto')}</span>
          </Button>
        )}
      </div>
      <div className={styles.below} data-importing={progress !== undefined}>
        {progress ? (
          <>
            <Progress label={t('photo.importing', progress)} value={progress.done} max={progress.total} />
            <Button look="quiet" onPress={cancelImport}>
              {t('misc.cancel')}
            </Button>
          </>
        ) : (
          !isByTouch && (
            <div>
              <p>{t('photo.dropHere')}</p>
              <FormatHint />
            </div>
          )
        )}
      </div>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={acceptedFiles(photoFormats())}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []))
          target.value = ''
        }}
      />
    </div>
  )
}

function FormatHint() {
  const t = useTranslations('photo')
  const formats = photoFormats()
  return (
    <p className={styles.small}>
      {formats.length === 1 ? t('uploadHint') : t('uploadHintMore', { formats: endingsOf(formats).join(', ') })}
    </p>
  )
}

/** Why a file was refused, for screen readers: sighted customers see its tile. */
function SpokenRefusal({ id }: { readonly id: string | undefined }) {
  const t = useTranslations()
  const photo = useLibrary(({ photos }) => (id === undefined ? undefined : photos[id]))
  return (
    <p className={spoken.spoken} role="alert">
      {photo?.state === 'ERROR' &&
        t('photo.fileProblem', { name: photo.name, reason: t(`fileservice.${photo.error}`) })}
    </p>
  )
}

interface LibraryTileProps {
  readonly id: string
  readonly isToBeSeen: boolean
  readonly onUse: Props['onUse']
  readonly onDelete: Props['onDelete']
}

/** Each tile watches only its own photo, so that one arriving photo does not render all the others again. */
const LibraryTile = memo(function LibraryTile({ id, isToBeSeen, onUse, onDelete }: LibraryTileProps) {
  const t = useTranslations('photo')
  const photo = useLibrary((state) => state.photos[id])
  const tile = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isToBeSeen) tile.current?.scrollIntoView({ block: 'nearest' })
  }, [isToBeSeen])
  // A button as large as a finger would cover much of the picture, so it stands below it.
  const isByTouch = useTouch()
  if (!photo) return <li ref={tile} />
  return (
    <li ref={tile}>
      <PhotoTile photo={photo} onUse={onUse} onDelete={isByTouch ? undefined : onDelete} />
      <div className={styles.under}>
        {photo.state === 'IMAGE' && <PhotoName id={id} name={photo.name} />}
        {isByTouch && canBeDeleted(photo) && (
          <button
            type="button"
            className={styles.delete}
            aria-label={t(photo.used > 0 ? 'deleteUsed' : 'delete', { name: photo.name })}
            onClick={() => onDelete(id)}
          >
            <Icon name="trash" size={18} />
          </button>
        )}
      </div>
    </li>
  )
})
