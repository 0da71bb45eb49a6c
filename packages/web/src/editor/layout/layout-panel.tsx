import { type CollagePage, slotCounts } from '@collagerie/core/collage'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { removeSamples } from '../../document/remove-samples.ts'
import { DesignControls } from '../../template/design-controls.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from '../panel/panel-popover.module.css'
import own from './layout-panel.module.css'
import { useLayoutChange } from './use-layout-change.ts'

export function LayoutPanel({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  const links = useRef<HTMLDivElement>(null)
  const { choice, take } = useLayoutChange(page)
  const { all, samples, empty } = slotCounts(page)

  /** The button disappears with the samples, so its dialog takes the focus. */
  function remove(): void {
    links.current?.closest<HTMLElement>('[role=dialog]')?.focus()
    removeSamples(page)
  }

  return (
    <>
      <div ref={links} className={`${styles.links} ${own.count}`}>
        <output>{t('layoutCount', { count: all, empty, samples })}</output>
        {samples > 0 && <LinkButton onPress={remove}>{t('samplesRemove')}</LinkButton>}
      </div>
      <div className={own.controls}>{choice && <DesignControls choice={choice} onChange={take} isTitled />}</div>
    </>
  )
}
