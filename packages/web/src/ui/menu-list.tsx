import type { Ref } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Icon, type IconName } from './icon.tsx'
import styles from './popover.module.css'

export interface MenuEntry<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: IconName
  readonly isDisabled?: boolean
}

interface Props<Id extends string> {
  /** Names the menu for everybody and stands above its entries. */
  readonly title: string
  readonly entries: readonly MenuEntry<Id>[]
  readonly onChoose: (id: Id) => void
  readonly onClose?: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** A short list of things to do, as it stands in a popover. */
export function MenuList<Id extends string>({ title, entries, onChoose, ...props }: Props<Id>) {
  return (
    <Menu
      {...props}
      className={styles.list ?? ''}
      aria-label={title}
      disabledKeys={entries.filter((entry) => entry.isDisabled).map((entry) => entry.id)}
      onAction={(key) => entries.forEach(({ id }) => id === key && onChoose(id))}
    >
      <MenuSection className={styles.entries ?? ''}>
        <Header className={styles.caption ?? ''}>{title}</Header>
        {entries.map(({ id, label, icon }) => (
          <MenuItem key={id} id={id} textValue={label} className={styles.item ?? ''}>
            <span className={styles.signed}>
              {icon !== undefined && <Icon name={icon} />}
              {label}
            </span>
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  )
}
