import { emptySlots, pagesWithGaps, sampleSlots, usesOnPages } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { useDocument } from '../document/document-store.ts'
import { SeePages } from '../document/see-pages.tsx'
import { fillable } from '../photos/fillable.ts'
import { useLibrary } from '../photos/library-store.ts'
import { Button } from '../ui/button.tsx'
import { closeSaving } from './save-store.ts'

/** What only the editor can do about missing parts. */
export interface MissingProps {
  /** Opens the unwritten text. */
  readonly onWrite?: () => void
  /** Shows below the sheet how its empty slots can be filled. */
  readonly onGaps?: () => void
  /** Opens the photo dialog. */
  readonly onPhotos?: () => void
  /** Fills the empty slots with the photos that wait for one. */
  readonly onFill?: () => void
}

/** What keeps a collage from being ordered. */
export function CanNotOrder() {
  const t = useTranslations('savedialog')
  const editor = useTranslations('editor')
  const pages = useDocument((state) => state.pages)
  const hasSamples = pages?.some((page) => sampleSlots(page).length > 0)
  const count = pages?.reduce((sum, page) => sum + emptySlots(page).length, 0) ?? 0
  return (
    <p>
      {t('canNotOrder')} {count > 0 && editor('gaps', { count })} {hasSamples && t('samplesNotOrdered')}{' '}
      <SeePages places={pagesWithGaps(pages ?? [])} onGo={closeSaving} />
    </p>
  )
}

/** Whether a photo of the tray has no slot yet while the page shown has room for it. */
function useHasWaiting(): boolean {
  const page = useDocument((state) => state.page)
  const pages = useDocument((state) => state.pages)
  return useLibrary(({ photos, order }) => {
    if (!page || !pages || emptySlots(page).length === 0) return false
    const uses = usesOnPages(pages)
    return fillable(photos, order).some(({ id }) => !uses.has(id))
  })
}

/** The ways to fill what is empty: the photos that wait, photos to choose, or the sheet itself. */
export function GapActions({ onGaps, onPhotos, onFill }: MissingProps) {
  const t = useTranslations()
  const hasPhotos = useLibrary(({ order }) => order.length > 0)
  const hasSamples = useDocument(({ pages = [] }) => pages.some((page) => sampleSlots(page).length > 0))

  function goBack(): void {
    closeSaving()
    onGaps?.()
  }

  function choosePhotos(): void {
    closeSaving()
    onPhotos?.()
  }

  function fill(): void {
    closeSaving()
    onFill?.()
  }

  const hasWaiting = useHasWaiting()
  if (onFill && hasWaiting)
    return (
      <>
        <Button onPress={closeSaving}>{t('savedialog.backToCollage')}</Button>
        <Button look="primary" onPress={fill}>
          {t('editor.autofill')}
        </Button>
      </>
    )
  // A sample leaves only for a photo.
  const asksForPhotos = onPhotos && (!hasPhotos || hasSamples)
  return (
    <>
      <Button look={asksForPhotos ? 'secondary' : 'primary'} onPress={goBack}>
        {t('savedialog.backToCollage')}
      </Button>
      {asksForPhotos && (
        <Button look="primary" onPress={choosePhotos}>
          {t('photo.chooseFiles')}
        </Button>
      )}
    </>
  )
}
