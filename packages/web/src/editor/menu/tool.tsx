import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import spoken from '../../ui/spoken.module.css'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useLowLaptop } from '../../ui/use-low-laptop.ts'

interface Props extends Omit<ComponentProps<typeof Button>, 'look' | 'children'> {
  readonly icon: IconName
  readonly words: string
}

/** A sign and its words; in a low window the sign alone, and its words when asked for. */
export function Tool({ icon, words, ...props }: Props) {
  if (!useLowLaptop()) {
    return (
      <Button {...props} look="quiet">
        <Icon name={icon} />
        {words}
      </Button>
    )
  }
  return (
    <Tooltip text={words}>
      <Button {...props} look="icon">
        <Icon name={icon} />
        <span className={spoken.spoken}>{words}</span>
      </Button>
    </Tooltip>
  )
}
