import { type CollagePage, shownPhotos } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../navigation/tab-state.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { closePanel, workOn, writeOnPhoto } from '../editor-ui-store.ts'
import styles from './photos-to-write-on.module.css'

/** The photos on the sheet, each leading to its text; without photos it explains what to do. */
export function PhotosToWriteOn({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  const library = useLibrary(({ photos }) => photos)
  const loaded = shownPhotos(page).flatMap(({ slot, photo }) => {
    const known = library[photo.id]
    return known?.state === 'IMAGE' ? [{ slot, known, rotation: photo.rotation }] : []
  })
  if (loaded.length === 0) return <p>{t('textOnPhotos')}</p>

  function write(slot: string): void {
    closePanel()
    workOn(slot)
    writeOnPhoto(true)
    takeStep('editPhoto')
  }

  return (
    <section className={styles.photos} aria-label={t('textWhichPhoto')}>
      <p className={styles.question}>{t('textWhichPhoto')}</p>
      <ul className={styles.strip}>
        {loaded.map(({ slot, known, rotation }) => (
          <li key={slot}>
            <button type="button" className={styles.photo} aria-label={known.name} onClick={() => write(slot)}>
              <img src={known.thumbUrl} alt="" decoding="async" style={{ rotate: `${rotation}deg` }} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
