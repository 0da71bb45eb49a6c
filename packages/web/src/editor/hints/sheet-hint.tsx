import { type CollagePage, isFinished, sampleSlots, shownPhotos } from '@collagerie/core/collage'
import { needsMoveHelp } from '@collagerie/core/handling'
import { useTranslations } from 'use-intl'
import { GoToPage } from '../../document/see-pages.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useTouch } from '../../ui/media-hook.ts'
import { useNarrow, usePhone } from '../../ui/use-narrow.ts'
import { CutFacesNote } from '../cut-faces-note.tsx'
import { showQuality, useEditorUi } from '../editor-ui-store.ts'
import { useCutFaces } from '../use-cut-faces.ts'
import { useQuality } from '../use-quality.ts'
import styles from './hints.module.css'
import { SamplesHint, TrySamples } from './samples-hint.tsx'

/** The line under the sheet: the most useful hint at the moment. */
export function SheetHint({ page }: { readonly page: CollagePage }) {
  const t = useTranslations()
  const zoom = useEditorUi((desk) => desk.zoom)
  const asksTapAgain = useEditorUi((desk) => desk.asksTapAgain)
  const showsQuality = useEditorUi((desk) => desk.showsQuality)
  const isNarrow = useNarrow()
  // Fingers move the sheet differently than a wheel, on a tablet too.
  const isByTouch = useTouch()
  const quality = useQuality(page)
  const shown = shownPhotos(page).length
  const cut = useCutFaces()
  // The side menu's message about the photos is not repeated.
  const isMenuOpen = useEditorUi((desk) => desk.isMenuOpen)
  const isPhone = usePhone()
  const isSaidBeside = isMenuOpen && !isPhone
  if (asksTapAgain) {
    return (
      <p className={styles.hint} role="status">
        {t('editor.tapAgain')}
      </p>
    )
  }
  if (needsMoveHelp(zoom)) {
    return <p className={styles.hint}>{t(isNarrow || isByTouch ? 'editor.moveHint' : 'editor.zoomHelp')}</p>
  }
  if (quality && quality.low > 0 && !showsQuality && !isSaidBeside) {
    return (
      <p className={styles.hint}>
        <Icon name="warning" size={18} />
        {quality.sentences[0]} <GoToPage places={quality.lowPages} />{' '}
        <LinkButton onPress={() => showQuality(true)}>{t('editor.showQuality')}</LinkButton>
      </p>
    )
  }
  if (cut.length > 0 && !isSaidBeside) {
    return (
      <p className={styles.hint}>
        <Icon name="warning" size={18} />
        <CutFacesNote cut={cut} />
      </p>
    )
  }
  if (sampleSlots(page).length > 0) return <SamplesHint page={page} />
  if (shown === 0 && !isFinished(page))
    return (
      <p className={styles.hint}>
        {t(isByTouch ? 'layerphoto.tapToAdd' : 'layerphoto.clickToAdd')} <TrySamples />
      </p>
    )
  return <p className={styles.hint}>{shown > 0 && !isByTouch && !isNarrow && t('editor.dragHint')}</p>
}
