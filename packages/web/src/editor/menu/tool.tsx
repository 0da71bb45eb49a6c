import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useLowLaptop } from '../../ui/use-low-laptop.ts'

interface Props {
  readonly id?: string
  readonly icon: IconName
  readonly words: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly 'aria-haspopup'?: 'dialog'
  readonly 'aria-expanded'?: boolean
}

/** A sign and its words; in a low window the sign alone, and its words when asked for. */
export function Tool({ icon, words, ...props }: Props) {
  const isLow = useLowLaptop()
  if (isLow) {
    return (
      <Button {...props} look="icon" aria-label={words}>
        <Icon name={icon} />
      </Button>
    )
  }
  return (
    <Button {...props} look="quiet">
      <Icon name={icon} />
      {words}
    </Button>
  )
}
