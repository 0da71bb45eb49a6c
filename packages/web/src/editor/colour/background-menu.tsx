import type { Collage } from '@collagerie/core/collage'
import { WHITE } from '@collagerie/core/colour'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkButton } from '../../ui/link-button.tsx'
import { newStepKey, run } from '../document-store.ts'
import styles from './background-menu.module.css'
import { ColourGrid } from './colour-grid.tsx'

interface Props {
  readonly collage: Collage
  readonly onClose: () => void
}

/** The colours of the ground. They are tried on the sheet itself; all tries of one opening are one step. */
export function BackgroundMenu({ collage, onClose }: Props) {
  const t = useTranslations('editor')
  const [step] = useState(newStepKey)
  const { photoBackgroundColor, photoBorderAutomaticColor } = collage.userdata
  const choose = (color: string) => run({ kind: 'choose background', color }, step)
  return (
    <div className={styles.menu}>
      <ColourGrid
        label={t('colourTitle')}
        chosen={photoBorderAutomaticColor ? '' : photoBackgroundColor}
        onChoose={choose}
      />
      <div className={styles.links}>
        <LinkButton onPress={() => choose(WHITE)}>{t('colourNone')}</LinkButton>
        <LinkButton onPress={onClose}>{t('colourClose')}</LinkButton>
      </div>
    </div>
  )
}
