import { Suspense } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { matchRoute } from '../navigation/routes/match-route.ts'
import type { AppRoute } from '../navigation/routes/route-table.ts'
import { UnknownPath } from '../navigation/unknown-path.tsx'
import { ErrorBoundary } from './pages/error-boundary.tsx'
import { LoadingPage } from './pages/loading-page.tsx'
import { SCREENS } from './screens.ts'

export function CurrentScreen() {
  const path = usePathname()
  const route = matchRoute(path)
  if (!route) return <UnknownPath />
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<LoadingPage screen={route.screen} />}>
        <Screen route={route} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Screen({ route }: { readonly route: AppRoute }) {
  switch (route.screen) {
    case 'selection':
      return <SCREENS.selection filter={route.filter} />
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
    case 'checkout':
      return <SCREENS.checkout />
    case 'order':
      return <SCREENS.order number={route.number} />
    case 'shop':
      return <SCREENS.shop {...route} />
  }
}
