import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/jost/wght.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/frame.css'
import { App } from './app/app.tsx'
import { watchGlobalErrors } from './app/global-errors.ts'
import { preloadScreen } from './app/screens.ts'
import { watchSignOut } from './app/watch-sign-out.ts'
import { firstLanguage } from './language/language-choice.ts'
import { startLanguage } from './language/language-store.ts'
import { matchRoute } from './navigation/routes/match-route.ts'
import { ignoreDoubleClicks } from './ui/ignore-double-clicks.ts'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the app.')
  const language = firstLanguage(window.location.search)
  const texts = startLanguage(language)
  preloadScreen(matchRoute(window.location.pathname)?.screen ?? 'selection', language)
  try {
    await texts
  } catch {
    document.getElementById('start-failed')?.removeAttribute('hidden')
    return
  }
  watchGlobalErrors()
  ignoreDoubleClicks()
  watchSignOut()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
