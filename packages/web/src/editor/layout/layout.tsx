import { type Choice, collageChoice, generatedTemplateOf, isSameChoice } from '@collagerie/core/choice'
import { type Collage, emptySlots, photoSlots, sampleSlots } from '@collagerie/core/collage'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useThemeList } from '../../catalogue/use-theme-list.ts'
import { newStepKey, run } from '../../document/document-store.ts'
import { removeSamples } from '../../document/try-samples.ts'
import { DesignControls } from '../../template/design-controls.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from '../panel/panel-popover.module.css'
import own from './layout.module.css'

interface Props {
  readonly collage: Collage
  /** The key of the only control to show; undefined for all of them. */
  readonly only?: string
}

/** All changes until the panel is closed are one undo step. */
export function Layout({ collage, only }: Props) {
  const t = useTranslations('editor')
  const [step] = useState(newStepKey)
  const links = useRef<HTMLDivElement>(null)
  const { templates } = useThemeList()
  const offered = templates.find(({ id }) => id === collage.choice.templateId)
  const choice = offered && collageChoice(offered, collage)
  // A slot with a sample counts as empty, though it does not look it.
  const samples = sampleSlots(collage).length
  const empty = emptySlots(collage).length

  function changeDesign(change: (before: Choice) => Choice): void {
    if (!choice) return
    const next = change(choice)
    const template = isSameChoice(next, choice) ? undefined : generatedTemplateOf(next)
    if (template) run({ kind: 'change template', choice: collage.choice, template }, step)
  }

  /** The button disappears with the samples, so its dialog takes the focus. */
  function remove(): void {
    links.current?.closest<HTMLElement>('[role=dialog]')?.focus()
    removeSamples(collage)
  }

  return (
    <>
      {only === undefined && (
        <div ref={links} className={`${styles.links} ${own.count}`}>
          <output>
            {t('layoutCount', { count: photoSlots(collage.template).length, empty: empty - samples, samples })}
          </output>
          {samples > 0 && <LinkButton onPress={remove}>{t('samplesRemove')}</LinkButton>}
        </div>
      )}
      <div className={own.controls}>
        {choice && (
          <DesignControls choice={choice} onChange={changeDesign} isTitled {...(only !== undefined && { only })} />
        )}
      </div>
    </>
  )
}
