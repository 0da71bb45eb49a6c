import { type CollagePage, groundColour } from '@collagerie/core/collage'
import { WHITE } from '@collagerie/core/colour'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { newStepKey, run } from '../../document/document-store.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from '../panel/panel-popover.module.css'
import { ColourGrid } from './colour-grid.tsx'
import { SuitingColours } from './suiting-colours.tsx'

/** All changes until the panel is closed are one undo step. */
export function Colours({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  const [step] = useState(newStepKey)
  const inUse = groundColour(page)
  const choose = (color: string) => run({ kind: 'choose background', color }, step)
  return (
    <>
      <div className={styles.links}>
        <LinkButton onPress={() => choose(WHITE)}>{t('colourNone')}</LinkButton>
      </div>
      <SuitingColours page={page} chosen={inUse} onChoose={choose} />
      <ColourGrid label={t('colourTitle')} chosen={inUse} onChoose={choose} />
    </>
  )
}
