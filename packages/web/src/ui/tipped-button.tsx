import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './tooltip.module.css'

interface Props {
  readonly text: string
  /** One pressable part of the kit; it still needs a name of its own. */
  readonly children: ReactNode
}

export function Tooltip({ text, children }: Props) {
  return (
    <TooltipTrigger delay={500}>
      {children}
      <AriaTooltip className={styles.tooltip ?? ''} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
