import { type Choice, collageChoice, generatedTemplateOf, isSameChoice } from '@collagerie/core/choice'
import { type Collage, emptySlots, photoSlots } from '@collagerie/core/collage'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useThemeList } from '../../catalogue/use-theme-list.ts'
import { newStepKey, run } from '../../document/document-store.ts'
import { DesignControls } from '../../template/design-controls.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from '../panel/panel-popover.module.css'
import { PanelPopover } from '../panel/panel-popover.tsx'
import own from './layout-menu.module.css'

/** Spacing, margin and arrangement of a generated design, tried on the sheet itself. */
export function LayoutMenu({ collage }: { readonly collage: Collage }) {
  const t = useTranslations('template')
  return (
    <PanelPopover panel="layout" title={t('composition')} isOverMenu>
      {(close) => <Layout collage={collage} onClose={close} />}
    </PanelPopover>
  )
}

interface LayoutProps {
  readonly collage: Collage
  readonly onClose: () => void
  /** The one control that is wanted, where not all of them are. */
  readonly only?: string
}

/** All tries of one opening are one step. */
export function Layout({ collage, onClose, only }: LayoutProps) {
  const t = useTranslations('editor')
  const [step] = useState(newStepKey)
  const { templates } = useThemeList()
  const offered = templates.find(({ id }) => id === collage.choice.templateId)
  const choice = offered && collageChoice(offered, collage)

  function take(change: (before: Choice) => Choice): void {
    if (!choice) return
    const next = change(choice)
    const template = isSameChoice(next, choice) ? undefined : generatedTemplateOf(next)
    if (template) run({ kind: 'change template', choice: collage.choice, template }, step)
  }

  return (
    <>
      <div className={own.controls}>
        {choice && <DesignControls choice={choice} onChange={take} isTitled {...(only !== undefined && { only })} />}
      </div>
      {only === undefined && (
        <div className={styles.links}>
          <output>
            {t('layoutCount', { count: photoSlots(collage.template).length, empty: emptySlots(collage).length })}
          </output>
          <LinkButton onPress={onClose}>{t('colourClose')}</LinkButton>
        </div>
      )}
    </>
  )
}
