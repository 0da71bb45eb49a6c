import type { CollagePage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../navigation/tab-state.ts'
import { closePanel, workOn } from '../editor-ui-store.ts'
import { Tool } from '../menu/tool.tsx'
import { titleLayers } from '../text/title-draft.ts'
import { TitlePositions } from '../text/title-positions.tsx'
import { PhotosToWriteOn } from './photos-to-write-on.tsx'

/** All that can be written: the title's words, where it stands, if the design can have one, and texts on photos. */
export function TextTools({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  const slot = titleLayers(page)[0]?.slot

  function write(): void {
    closePanel()
    workOn(slot)
    takeStep('clickText')
  }

  return (
    <>
      {slot !== undefined && <Tool icon="text" words={t('changeTitle')} onPress={write} />}
      {page.template.designer === 'generated' && <TitlePositions page={page} />}
      <PhotosToWriteOn page={page} />
    </>
  )
}
