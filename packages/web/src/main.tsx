import { setShopMargins } from '@collagerie/core/format'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/jost/wght.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/in-one-language.css'
import './ui/frame/bar.css'
import './ui/frame/body.css'
import './ui/frame/chooser.css'
import './ui/frame/template.css'
import './ui/frame/editor.css'
import { App } from './app/app.tsx'
import { watchGlobalErrors } from './app/global-errors.ts'
import { preloadScreen } from './app/screens.ts'
import { watchSignOut } from './app/watch-sign-out.ts'
import { firstLanguage } from './language/language-choice.ts'
import { startLanguage } from './language/language-store.ts'
import { marginsInPage } from './navigation/margins-in-page.ts'
import { matchRoute } from './navigation/routes/match-route.ts'
import { askAgainForStyles } from './ui/ask-again-for-styles.ts'
import { closePopovers } from './ui/close-popovers.ts'
import { ignoreDoubleClicks } from './ui/ignore-double-clicks.ts'
import { keepFocusInSight } from './ui/keep-focus-in-sight.ts'
import { whenIdle } from './ui/when-idle.ts'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the app.')
  setShopMargins(marginsInPage())
  const language = firstLanguage(window.location.search)
  const texts = startLanguage(language)
  const screen = preloadScreen(matchRoute(window.location.pathname)?.screen ?? 'chooser', language)
  try {
    await texts
  } catch {
    document.getElementById('start-failed')?.removeAttribute('hidden')
    return
  }
  watchGlobalErrors()
  ignoreDoubleClicks()
  closePopovers()
  askAgainForStyles()
  watchSignOut()
  keepFocusInSight()
  // The outline is shown already: wait briefly for the first screen, so that it appears at once, but no longer than
  // this.
  await Promise.race([screen, moment(root.querySelector('a') ? WITH_CARDS_MS : A_MOMENT_MS)])
  // In small pieces of work, between which the page answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  whenIdle(fetchAhead)
}

/** A failure is harmless: the next screen is then fetched when it is opened. */
async function fetchAhead(): Promise<void> {
  // Sooner than a connection is lost, which a toast would say.
  await import('./ui/toast-card.tsx').catch(() => undefined)
  const part = await import('./app/fetch-next-screens.ts').catch(() => undefined)
  part?.fetchNextScreens()
}

const A_MOMENT_MS = 500
/** Cards in the outline are kept longer: they can be pressed already. */
const WITH_CARDS_MS = 3000

async function moment(ms: number): Promise<void> {
  await new Promise((done) => {
    setTimeout(done, ms)
  })
}

void start()
