import { Redirect } from 'wouter'
import { chooserPath } from '../navigation/routes/paths.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { LoadingSaved } from '../saving/loading-saved.tsx'
import { ResumingScreen } from './resuming-screen.tsx'

interface Props {
  /** The collage named in the address, if any. */
  readonly savedId: string | undefined
}

/** Stands in for the editor while no collage is open. */
export function WaitingScreen({ savedId }: Props) {
  const filter = useTabState((tab) => tab.filter)
  const otherwise = (again: () => void) =>
    savedId === undefined ? (
      <Redirect to={chooserPath(filter)} replace />
    ) : (
      <LoadingSaved id={savedId} onSignedIn={again} />
    )
  return <ResumingScreen savedId={savedId} otherwise={otherwise} />
}
