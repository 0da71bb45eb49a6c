import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { matchRoute } from '../navigation/routes/match-route.ts'

interface Props {
  readonly href: string
  readonly className?: string | undefined
  readonly label?: string
  readonly children: ReactNode
}

/** A link that may lead out of the app: to a page of the shop, or to a route of ours without reloading. */
export function ExitLink({ href, className, label, children }: Props) {
  const isOurs = href.startsWith('/') && matchRoute(href) !== undefined
  const Anchor = isOurs ? Link : 'a'
  return (
    <Anchor href={href} className={className} aria-label={label}>
      {children}
    </Anchor>
  )
}
