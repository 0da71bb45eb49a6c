import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './icon-choice.module.css'

interface Props<Id extends string> {
  readonly label: string
  readonly choices: readonly { readonly id: Id; readonly label: string; readonly icon: IconName }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}

/** A choice of one among a few icons; the chosen one's name stands below. */
export function IconChoice<Id extends string>({ label, choices, chosen, onChoose }: Props<Id>) {
  function onChange(value: string): void {
    const choice = choices.find(({ id }) => id === value)
    if (choice) onChoose(choice.id)
  }
  return (
    <RadioGroup className={styles.field ?? ''} orientation="horizontal" value={chosen} onChange={onChange}>
      <Label className={styles.label ?? ''}>{label}</Label>
      <div className={styles.group}>
        {choices.map((choice) => (
          <Radio key={choice.id} value={choice.id} aria-label={choice.label} className={styles.choice ?? ''}>
            <span className={styles.picture}>
              <Icon name={choice.icon} />
            </span>
          </Radio>
        ))}
      </div>
      <span className={styles.value} aria-hidden="true">
        {choices.find(({ id }) => id === chosen)?.label}
      </span>
    </RadioGroup>
  )
}
