import type { CollagePage } from '@collagerie/core/collage'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { GoToPage } from '../../document/see-pages.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { usePhone } from '../../ui/use-narrow.ts'
import { CutFacesNote } from '../cut-faces-note.tsx'
import { showQuality, useEditorUi } from '../editor-ui-store.ts'
import { useCutFaces } from '../use-cut-faces.ts'
import { useQuality } from '../use-quality.ts'
import styles from './hints.module.css'

interface Props {
  readonly page: CollagePage
  /** What is said if there is nothing to warn of. */
  readonly otherwise?: ReactNode
}

/** Warns of photos that are too small or that cut a face, if there are any and the side menu does not say it. */
export function Warning({ page, otherwise = null }: Props) {
  const t = useTranslations('editor')
  const showsQuality = useEditorUi((desk) => desk.showsQuality)
  const isMenuOpen = useEditorUi((desk) => !desk.isMenuPutAway)
  const isPhone = usePhone()
  const quality = useQuality(page)
  const cut = useCutFaces()
  const isSaidBeside = isMenuOpen && !isPhone
  if (quality && quality.low > 0 && !showsQuality && !isSaidBeside) {
    return (
      <p className={styles.hint}>
        <Icon name="warning" size={18} />
        {quality.sentences[0]} <GoToPage places={quality.lowPages} />{' '}
        <LinkButton onPress={() => showQuality(true)}>{t('showQuality')}</LinkButton>
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
  return otherwise
}
