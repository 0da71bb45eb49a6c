import type { ReactNode } from 'react'
import { REPEATS } from '../ui/ignore-double-clicks.ts'
import { useFocusGroup } from '../ui/use-focus-group.ts'

interface Props {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Buttons that are pressed repeatedly, with one tab stop for all. */
export function Toolbar({ label, className, children }: Props) {
  const tools = useFocusGroup<HTMLDivElement>()
  return (
    <div ref={tools} className={className} role="toolbar" aria-label={label} {...REPEATS}>
      {children}
    </div>
  )
}
