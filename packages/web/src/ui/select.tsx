import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import field from './field.module.css'
import { Icon } from './icon.tsx'
import popover from './popover.module.css'
import { Popover } from './popover.tsx'
import styles from './select.module.css'

interface SelectChoice {
  readonly id: string
  readonly label: string
  /** The font of the label, if fonts are being chosen. */
  readonly fontFamily?: string
}

interface Props {
  readonly label: string
  readonly choices: readonly SelectChoice[]
  readonly selected: string
  readonly onSelect: (id: string) => void
}

export function Select({ label, choices, selected, onSelect }: Props) {
  return (
    <AriaSelect
      className={field.field ?? ''}
      value={selected}
      onChange={(key) => key !== null && onSelect(String(key))}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <Button className={styles.button ?? ''}>
        <SelectValue />
        <Icon name="chevronDown" />
      </Button>
      <Popover>
        <ListBox className={popover.list ?? ''}>
          {choices.map((choice) => (
            <ListBoxItem key={choice.id} id={choice.id} textValue={choice.label} className={popover.item ?? ''}>
              {({ isSelected }) => (
                <>
                  <span style={choice.fontFamily ? { fontFamily: `"${choice.fontFamily}"` } : undefined}>
                    {choice.label}
                  </span>
                  {isSelected && <Icon name="check" />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
