import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { latePart } from '../../ui/late-part.tsx'
import spoken from '../../ui/spoken.module.css'
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

/** Its words come up when it is pointed at; the kit that shows them comes later, and the button stands without. */
const Tip = latePart(async () => (await import('../../ui/tip.tsx')).Tip)

/** A sign and its words; in a low window the sign alone, and its words when asked for. */
export function Tool({ icon, words, ...props }: Props) {
  const isLow = useLowLaptop()
  const button = useRef<HTMLButtonElement>(null)
  if (!isLow) {
    return (
      <Button {...props} look="quiet">
        <Icon name={icon} />
        {words}
      </Button>
    )
  }
  return (
    <>
      <Button {...props} look="icon" ref={button}>
        <Icon name={icon} />
        <span className={spoken.spoken}>{words}</span>
      </Button>
      <Tip about={button} words={words} />
    </>
  )
}
