import { fetchUntilItComes } from '../ui/fetch-until-it-comes.ts'
import { whenIdle } from '../ui/when-idle.ts'

/** Sends photos ahead in idle moments; even the code that sends them is fetched then. */
export function beginAheadUploads(): () => void {
  let stop: () => void
  stop = whenIdle(() => {
    stop = fetchUntilItComes(
      () => import('./ahead-uploads.ts'),
      ({ aheadUploads }) => aheadUploads.begin(),
    )
  })
  return () => stop()
}
