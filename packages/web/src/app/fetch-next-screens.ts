import { matchRoute } from '../navigation/routes/match-route.ts'
import type { Screen } from '../navigation/routes/screen-props.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { SCREENS } from './screens.ts'

/** Where most visitors go next. */
const NEXT: Readonly<Partial<Record<Screen, Screen>>> = { chooser: 'template', template: 'editor' }

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const MOVES = ['pushState', 'replaceState', 'popstate'] as const

/** Loads the code of the next screen in idle time, unless the visitor's connection is metered. */
export function fetchNextScreens(): void {
  if (savesData()) return
  let callOff = () => {}
  const look = () => {
    callOff()
    callOff = fetchAfter(matchRoute(window.location.pathname)?.screen)
  }
  for (const move of MOVES) addEventListener(move, look)
  look()
}

function fetchAfter(screen: Screen | undefined): () => void {
  const next = screen && NEXT[screen]
  if (!next) return () => {}
  // A failed load is repeated when the screen is needed.
  const fetch = () => void SCREENS[next].fetch().catch(() => undefined)
  return screen === 'chooser' ? atFirstSign(() => whenIdle(fetch)) : whenIdle(fetch)
}

/** Many visitors leave the front page at once: they are not sent what they never use. */
function atFirstSign(begin: () => () => void): () => void {
  const listening = new AbortController()
  let callOff = () => listening.abort()
  const seen = () => {
    listening.abort()
    callOff = begin()
  }
  for (const sign of SIGNS) addEventListener(sign, seen, { signal: listening.signal, capture: true, passive: true })
  return () => callOff()
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
