import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover'
import styles from './popover.module.css'

interface Props extends Omit<PopoverProps, 'className' | 'style'> {
  /** This popover's own class. */
  readonly className?: string | undefined
}

/** Hangs from a button, a field or a photo and closes by itself. */
export function Popover({ className = '', ...props }: Props) {
  return <AriaPopover {...props} className={`${styles.popover} ${className}`} />
}
