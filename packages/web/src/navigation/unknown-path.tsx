import { Redirect } from 'wouter'
import { START_PATH } from './routes/match-route.ts'

/** Where nothing is, or nothing for whoever asks. */
export function UnknownPath() {
  return <Redirect to={START_PATH + window.location.search} replace />
}
