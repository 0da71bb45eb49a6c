import { MenuTrigger } from 'react-aria-components/Menu'
import type { ButtonLook } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import { KitButton } from './kit-button.tsx'
import { type MenuEntry, MenuList } from './menu-list.tsx'
import { Popover } from './popover.tsx'

interface Props {
  /** Names the menu for everybody and stands above its entries. */
  readonly title: string
  readonly icon: IconName
  readonly look?: ButtonLook
  readonly entries: readonly MenuEntry<string>[]
  readonly onChoose: (id: string) => void
}

/** A button that opens a short list of things to do. */
export function Menu({ title, icon, look = 'icon', entries, onChoose }: Props) {
  return (
    <MenuTrigger>
      <KitButton look={look} aria-label={title}>
        <Icon name={icon} />
      </KitButton>
      <Popover>
        <MenuList title={title} entries={entries} onChoose={onChoose} />
      </Popover>
    </MenuTrigger>
  )
}
