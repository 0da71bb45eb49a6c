import { fetchUntilItComes } from '../ui/fetch-until-it-comes.ts'
import { whenIdle } from '../ui/when-idle.ts'

/** Photos are sent ahead in idle moments, and so is what sends them fetched. */
export function beginQuietUploads(): () => void {
  let stop: () => void
  stop = whenIdle(() => {
    stop = fetchUntilItComes(
      () => import('./quiet-uploads.ts'),
      ({ quietUploads }) => quietUploads.begin(),
    )
  })
  return () => stop()
}
