import { controlsOf, typeControl } from '@collagerie/core/choice'
import type { CollagePage } from '@collagerie/core/collage'
import { controlValues } from '@collagerie/core/designs'
import { isTextMode } from '@collagerie/core/text'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useTranslations } from 'use-intl'
import { controlValueText } from '../../language/control-value-text.ts'
import { useLayoutChange } from '../layout/use-layout-change.ts'
import { TitlePositionPicture } from './title-position-picture.tsx'
import styles from './title-positions.module.css'

/** Every position the title can have, each as a small picture. */
export function TitlePositions({ page }: { readonly page: CollagePage }) {
  const t = useTranslations()
  const { choice, take } = useLayoutChange(page)
  const control = choice && controlsOf(choice).find(({ display, hidden }) => display === 'textMode' && !hidden)
  if (!control) return null
  return (
    <RadioGroup
      className={styles.field ?? ''}
      orientation="horizontal"
      value={String(control.currentValue)}
      onChange={(value) => take((before) => typeControl(before, control.key, value))}
    >
      <Label className={styles.label ?? ''}>{t(`generator.${control.label}`)}</Label>
      <div className={styles.places}>
        {controlValues(control).map((value) => (
          <Radio key={value} value={String(value)} className={styles.place ?? ''}>
            <span className={styles.picture}>{isTextMode(value) && <TitlePositionPicture mode={value} />}</span>
            <span className={styles.name}>{controlValueText({ ...control, currentValue: value }, t)}</span>
          </Radio>
        ))}
      </div>
      <span className={styles.chosen} aria-hidden="true">
        {controlValueText(control, t)}
      </span>
    </RadioGroup>
  )
}
