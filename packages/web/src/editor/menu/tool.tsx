import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

interface Props {
  readonly id?: string
  readonly icon: IconName
  readonly words: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly 'aria-haspopup'?: 'dialog'
  readonly 'aria-expanded'?: boolean
}

export function Tool({ icon, words, ...props }: Props) {
  return (
    <Button {...props} look="quiet">
      <Icon name={icon} />
      {words}
    </Button>
  )
}
