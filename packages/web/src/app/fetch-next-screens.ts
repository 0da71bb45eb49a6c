import { matchRoute } from '../navigation/routes/match-route.ts'
import type { Screen } from '../navigation/routes/screen-props.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { SCREENS } from './screens.ts'

/** Where most visitors go on to. */
const NEXT: Readonly<Partial<Record<Screen, Screen>>> = { selection: 'template', template: 'editor' }

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const MOVES = ['pushState', 'replaceState', 'popstate'] as const

/** Lets the code of the screen after this one come while nobody waits for it, unless the visitor's connection is dear. */
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
  // What does not come now is asked for again when it is needed.
  const fetch = () => void SCREENS[next].fetch().catch(() => undefined)
  return screen === 'selection' ? atFirstSign(() => whenIdle(fetch)) : whenIdle(fetch)
}

/** Many who see the front page leave it as they came: they are not sent what they never use. */
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
