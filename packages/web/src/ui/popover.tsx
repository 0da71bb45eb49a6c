import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover'
import styles from './popover.module.css'

interface Props extends Omit<PopoverProps, 'className' | 'style'> {
  /** What this one has of its own. */
  readonly className?: string | undefined
}

/** What hangs from a button, a field or a photo and goes away by itself. */
export function Popover({ className = '', ...props }: Props) {
  return <AriaPopover {...props} className={`${styles.popover} ${className}`} />
}
