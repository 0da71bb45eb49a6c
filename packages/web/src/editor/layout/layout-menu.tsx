import type { CollagePage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { PanelPopover } from '../panel/panel-popover.tsx'
import { LayoutPanel } from './layout-panel.tsx'

/** Spacing, margin and arrangement of a generated design, shown on the sheet itself. */
export function LayoutMenu({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('template')
  return (
    <PanelPopover panel="layout" title={t('composition')}>
      <LayoutPanel page={page} />
    </PanelPopover>
  )
}
