import type { ComponentProps } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { KitButton } from './kit-button.tsx'
import styles from './tipped-button.module.css'

interface Props extends ComponentProps<typeof KitButton> {
  readonly tip: string
}

/** A sign without words, which come up when the button is pointed at or reached by keyboard. */
export function TippedButton({ tip, ...props }: Props) {
  return (
    <TooltipTrigger delay={500}>
      <KitButton {...props} look="icon" />
      <Tooltip className={styles.tooltip ?? ''} offset={6}>
        {tip}
      </Tooltip>
    </TooltipTrigger>
  )
}
