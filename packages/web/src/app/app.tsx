import { type AroundNavHandler, Router } from 'wouter'
import { leaveFor } from '../document/leave-guard.ts'
import { LanguageProvider } from '../language/language-provider.tsx'
import { glideTo } from '../ui/piece-transition.ts'
import { CurrentScreen } from './current-screen.tsx'
import { PageTracker } from './page-tracker.tsx'
import { Shell } from './shell.tsx'

/** Replacing an address, for instance by a redirect, is not the customer leaving. */
const guarded: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace) navigate(to, options)
  else leaveFor(to, () => glideTo(() => navigate(to, options)))
}

export function App() {
  return (
    <Router aroundNav={guarded}>
      <LanguageProvider>
        <PageTracker />
        <Shell>
          <CurrentScreen />
        </Shell>
      </LanguageProvider>
    </Router>
  )
}
