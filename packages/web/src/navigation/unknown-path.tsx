import { useState } from 'react'
import { Redirect } from 'wouter'
import { PAGE_MISSING } from './missing.ts'
import { START_PATH } from './routes/match-route.ts'

/** A bare address, or the page a server starts with. */
const DOORSTEP = /^\/$|\/index\.\w+$/

/**
 * Leads from an address that is unknown, or not for this customer, to the templates, which say so; a bare address is no
 * mistake.
 */
export function UnknownPath() {
  // When the notice appears, the address has already changed.
  const [asked] = useState(() => window.location.pathname)
  return (
    <Redirect
      to={START_PATH + window.location.search}
      replace
      {...(!DOORSTEP.test(asked) && { state: PAGE_MISSING })}
    />
  )
}
