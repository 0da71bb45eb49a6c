import { type CollagePage, isFinished, sampleSlots, shownPhotos } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { useTouch } from '../../ui/media-hook.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import styles from './hints.module.css'
import { SamplesHint, TrySamples } from './samples-hint.tsx'

/** What can be done with the sheet, when there is nothing to warn of. */
export function UsualHint({ page }: { readonly page: CollagePage }) {
  const t = useTranslations()
  const isNarrow = useNarrow()
  const isByTouch = useTouch()
  const shown = shownPhotos(page).length
  if (sampleSlots(page).length > 0) return <SamplesHint page={page} />
  if (shown === 0 && !isFinished(page))
    return (
      <p className={styles.hint}>
        {t(isByTouch ? 'layerphoto.tapToAdd' : 'layerphoto.clickToAdd')} <TrySamples />
      </p>
    )
  return <p className={styles.hint}>{shown > 0 && !isByTouch && !isNarrow && t('editor.dragHint')}</p>
}
