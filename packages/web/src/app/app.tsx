import { Router } from 'wouter'
import { CurrentScreen } from './current-screen.tsx'
import { LanguageProvider } from './language/language-provider.tsx'
import { PageTracker } from './page-tracker.tsx'
import { Shell } from './shell/shell.tsx'

export function App() {
  return (
    <Router>
      <LanguageProvider>
        <PageTracker />
        <Shell>
          <CurrentScreen />
        </Shell>
      </LanguageProvider>
    </Router>
  )
}
