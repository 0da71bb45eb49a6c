import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { showToast } from '../ui/toast-queue.ts'
import { START_PATH } from './routes/match-route.ts'

/** A bare address, or the page a server starts with. */
const DOORSTEP = /^\/$|\/index\.\w+$/

/**
 * Leads from an address that is unknown, or not for this customer, to the templates with a notice; a bare address is no
 * mistake.
 */
export function UnknownPath() {
  // When the notice appears, the address has already changed.
  const [asked] = useState(() => window.location.pathname)
  useEffect(() => {
    if (!DOORSTEP.test(asked)) showToast('misc.noSuchPage')
  }, [asked])
  return <Redirect to={START_PATH + window.location.search} replace />
}
