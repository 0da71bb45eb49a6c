import type { CollagePage } from '@collagerie/core/collage'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../navigation/tab-state.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closePanel, workOn } from '../editor-ui-store.ts'
import { titleLayers } from '../text/title-layers.ts'
import { TitlePositions } from '../text/title-positions.tsx'
import { PhotosToWriteOn } from './photos-to-write-on.tsx'

/**
 * All that can be written: the title's words, texts on photos, and where the title stands. That is first if there was
 * no title as this was opened, and stays there: what one chooses with must not move away as one chooses.
 */
export function TextTools({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  const slot = titleLayers(page)[0]?.slot
  const [isPlaceFirst] = useState(slot === undefined)
  const places = page.template.designer === 'generated' && <TitlePositions page={page} />

  function write(): void {
    closePanel()
    workOn(slot)
    takeStep('clickText')
  }

  return (
    <>
      {isPlaceFirst && places}
      {slot !== undefined && (
        <Button onPress={write}>
          <Icon name="text" />
          {t('changeTitle')}
        </Button>
      )}
      <PhotosToWriteOn page={page} />
      {!isPlaceFirst && places}
    </>
  )
}
