import type { Collage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { PanelPopover } from '../panel/panel-popover.tsx'
import { Colours } from './colours.tsx'

export function BackgroundMenu({ collage }: { readonly collage: Collage }) {
  const t = useTranslations('editor')
  return (
    <PanelPopover panel="colours" title={t('colourTitle')}>
      <Colours collage={collage} />
    </PanelPopover>
  )
}
