import { Suspense } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { knownRatio } from '../navigation/known-format.ts'
import { knownPiece } from '../navigation/known-piece.ts'
import { matchRoute } from '../navigation/routes/match-route.ts'
import type { AppRoute } from '../navigation/routes/route-table.ts'
import { UnknownPath } from '../navigation/unknown-path.tsx'
import { LoadingPage } from '../ui/loading-page.tsx'
import { ErrorBoundary } from './pages/error-boundary.tsx'
import { SCREENS } from './screens.ts'

export function CurrentScreen() {
  const path = usePathname()
  const route = matchRoute(path)
  if (!route) return <UnknownPath />
  return (
    <ErrorBoundary resetKey={path} onCrash={SCREENS[route.screen].forget}>
      <Suspense fallback={<Outline route={route} />}>
        <Screen route={route} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Outline({ route }: { readonly route: AppRoute }) {
  if (route.screen === 'template') return <LoadingPage frame="template" piece={knownPiece(route.id)} />
  const ratio = route.screen === 'editor' ? knownRatio(route.savedCollageId) : undefined
  return <LoadingPage frame={frameOf(route.screen)} sheetRatio={ratio} />
}

/** The screens for making a collage have their own outline. */
function frameOf(screen: AppRoute['screen']) {
  return screen === 'chooser' || screen === 'editor' ? screen : 'plain'
}

function Screen({ route }: { readonly route: AppRoute }) {
  switch (route.screen) {
    case 'chooser':
      return <SCREENS.chooser filter={route.filter} />
    case 'template':
      return <SCREENS.template {...route} />
    case 'editor':
      return <SCREENS.editor {...route} />
    case 'error':
      return <SCREENS.error />
    case 'finished':
      return <SCREENS.finished />
    case 'overview':
      return <SCREENS.overview />
    case 'accessibility':
      return <SCREENS.accessibility />
    case 'checkout':
      return <SCREENS.checkout />
    case 'order':
      return <SCREENS.order number={route.number} />
    case 'newPassword':
      return <SCREENS.newPassword />
    case 'shop':
      return <SCREENS.shop {...route} />
  }
}
