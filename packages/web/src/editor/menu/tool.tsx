import { lazy, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
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

/** The kit comes for it, which no window of ordinary height needs so early. */
const TippedButton = lazy(async () => ({ default: (await import('../../ui/tipped-button.tsx')).TippedButton }))

/** A sign and its words; in a low window the sign alone, and its words when asked for. */
export function Tool({ icon, words, ...props }: Props) {
  const isLow = useLowLaptop()
  if (!isLow) {
    return (
      <Button {...props} look="quiet">
        <Icon name={icon} />
        {words}
      </Button>
    )
  }
  const sign = (
    <>
      <Icon name={icon} />
      <span className={spoken.spoken}>{words}</span>
    </>
  )
  const untipped = (
    <Button {...props} look="icon">
      {sign}
    </Button>
  )
  return (
    <Suspense fallback={untipped}>
      <TippedButton {...props} tip={words}>
        {sign}
      </TippedButton>
    </Suspense>
  )
}
