import type { CollagePage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { isSaving, takeStep, useTabState } from '../../navigation/tab-state.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { closePanel, openPanel, type PhonePanel, useEditorUi, workOn } from '../editor-ui-store.ts'
import { panelButtonId } from '../panel/panel-button-id.ts'
import { DROP_ZONE } from '../sheet/drop-zone.ts'
import styles from './bottom-bar.module.css'
import { nextStep } from './next-step.ts'

const PANELS = [
  ['photos', 'photos'],
  ['layout', 'layout'],
  ['text', 'text'],
  ['colours', 'palette'],
] as const satisfies readonly (readonly [PhonePanel, IconName])[]

/** The phone's tools, within reach of a thumb. A photo dragged onto it leaves the sheet, as one dragged to the tray. */
export function BottomBar({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  const panel = useEditorUi((desk) => desk.panel)
  const saving = useTabState(isSaving)
  const hasPhotos = useLibrary(({ order }) => order.length > 0)
  // A drawn template's colours are part of its picture.
  const isGenerated = page.template.designer === 'generated'
  const panels = PANELS.filter(([each]) => isGenerated || each !== 'colours')
  // The next step is not marked beside an open panel, or two buttons would look chosen.
  const next = panel === undefined ? nextStep(page) : undefined

  /** Without photos a press can mean only one thing. */
  function press(pressed: PhonePanel): void {
    if (pressed === 'photos' && !hasPhotos) {
      closePanel()
      workOn(undefined)
      takeStep('clickEmptySlot')
    } else if (panel === pressed) closePanel()
    else openPanel(pressed)
  }

  function goToOrder(): void {
    closePanel()
    takeStep('order')
  }

  return (
    <nav className={styles.bar} aria-label={t('bottomBar.label')} {...DROP_ZONE}>
      {panels.map(([each, icon]) => (
        <button
          key={each}
          type="button"
          id={panelButtonId(each)}
          className={each === next ? styles.next : styles.entry}
          aria-haspopup="dialog"
          aria-expanded={panel === each}
          onClick={() => press(each)}
        >
          <Icon name={icon} />
          <span>{t(`bottomBar.${each}`)}</span>
        </button>
      ))}
      <button
        type="button"
        className={next === 'order' ? styles.next : styles.entry}
        disabled={saving}
        onClick={goToOrder}
      >
        <Icon name="cart" />
        <span>{t('order')}</span>
      </button>
    </nav>
  )
}
