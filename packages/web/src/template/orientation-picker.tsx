import { type Choice, chooseOrientation, nearestOf, orientationsOf } from '@collagerie/core/choice'
import { ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import { useTranslations } from 'use-intl'
import { materialKey } from '../language/material-key.ts'
import card from '../ui/choice.module.css'
import { showToast } from '../ui/toast-queue.ts'
import { changeChoice } from './choice-store.ts'
import styles from './orientation-picker.module.css'
import { ORIENTATION_TEXT } from './orientation-text.ts'

const OUTLINES: Record<Orientation, { readonly width: number; readonly height: number }> = {
  [ORIENTATION.square]: { width: 18, height: 18 },
  [ORIENTATION.landscape]: { width: 22, height: 16 },
  [ORIENTATION.portrait]: { width: 16, height: 22 },
}

/** Only the orientations the template has; each leads to its first size. */
export function OrientationPicker({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const chosen = orientationOf(choice.size)

  /** The first size may lack the material: the size chosen before, turned, is offered beside it. */
  function choose(orientation: Orientation): void {
    const { offered } = choice
    changeChoice(offered.id, (current) => chooseOrientation(current, orientation))
    const turned = nearestOf(choice, orientation)
    if (!turned) return
    const { width, height } = turned.size
    const size = { key: 'misc.format', values: { width, height } } as const
    const material = { key: `materials.${materialKey(turned.material)}.name` } as const
    showToast(turned.material === '' ? 'generator.turned' : 'generator.turnedOn', {
      values: { size, material },
      action: { label: 'generator.takeTurned', run: () => changeChoice(offered.id, () => turned) },
    })
  }

  return (
    <div className={styles.orientations} role="radiogroup" aria-label={t('orientation')}>
      {orientationsOf(choice).map((each) => (
        <label key={each} className={`${card.choice} ${styles.orientation}`}>
          <input type="radio" name="orientation" checked={each === chosen} onChange={() => choose(each)} />
          <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
            <rect
              x={13 - OUTLINES[each].width / 2}
              y={13 - OUTLINES[each].height / 2}
              width={OUTLINES[each].width}
              height={OUTLINES[each].height}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
          {t(ORIENTATION_TEXT[each])}
        </label>
      ))}
    </div>
  )
}
