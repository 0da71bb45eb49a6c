import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { showToast } from '../ui/toast-queue.ts'
import { START_PATH } from './routes/match-route.ts'

/** A bare address, or the page a server starts with. */
const DOORSTEP = /^\/$|\/index\.\w+$/

/** Leads from an address that is unknown, or not for this customer, to the templates, and says so; a bare address is no mistake. */
export function UnknownPath() {
  // By the time it is said the address is another.
  const [asked] = useState(() => window.location.pathname)
  useEffect(() => {
    if (!DOORSTEP.test(asked)) showToast('misc.noSuchPage')
  }, [asked])
  return <Redirect to={START_PATH + window.location.search} replace />
}
