import type { CollagePage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { PanelPopover } from '../panel/panel-popover.tsx'
import { Colours } from './colours.tsx'

export function BackgroundMenu({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  return (
    <PanelPopover panel="colours" title={t('colourTitle')}>
      <Colours page={page} />
    </PanelPopover>
  )
}
