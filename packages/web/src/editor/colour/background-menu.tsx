import type { CollagePage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { PanelPopover } from '../panel/panel-popover.tsx'
import { Colours } from './colours.tsx'

export function BackgroundMenu({ collage }: { readonly collage: CollagePage }) {
  const t = useTranslations('editor')
  return (
    <PanelPopover panel="colours" title={t('colourTitle')}>
      <Colours collage={collage} />
    </PanelPopover>
  )
}
