import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Button, type ButtonLook } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './popover.module.css'

interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly isDisabled?: boolean
}

interface Props {
  /** Names the menu for everybody and stands above its entries. */
  readonly title: string
  readonly icon: IconName
  readonly look?: ButtonLook
  readonly entries: readonly MenuEntry[]
  readonly onChoose: (id: string) => void
}

/** A button that opens a short list of things to do. */
export function Menu({ title, icon, look = 'icon', entries, onChoose }: Props) {
  return (
    <MenuTrigger>
      <Button look={look} aria-label={title}>
        <Icon name={icon} />
      </Button>
      <Popover className={styles.popover ?? ''}>
        <AriaMenu
          className={styles.list ?? ''}
          aria-label={title}
          disabledKeys={entries.filter((entry) => entry.isDisabled).map((entry) => entry.id)}
          onAction={(key) => onChoose(String(key))}
        >
          <MenuSection>
            <Header className={styles.caption ?? ''}>{title}</Header>
            {entries.map((entry) => (
              <MenuItem key={entry.id} id={entry.id} className={styles.item ?? ''}>
                {entry.label}
              </MenuItem>
            ))}
          </MenuSection>
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
