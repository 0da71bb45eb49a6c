import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePathname } from 'wouter/use-browser-location'
import { pageView } from '../analytics/analytics.ts'
import { type NavigationState, PAGE_OF_STATE, TITLE_OF_STATE } from '../navigation/navigation-state.ts'
import { matchRoute } from '../navigation/routes/match-route.ts'
import { shopName } from '../navigation/shop-name.ts'
import { rememberRoute } from '../navigation/tab-state.ts'
import { useNavigationState } from '../navigation/use-navigation-state.ts'

/** Keeps the page title, the page views and the way back up to date with the customer's place. */
export function PageTracker() {
  const t = useTranslations('route')
  const path = usePathname()
  const state = useNavigationState()
  const lastPath = useRef<string>(undefined)
  const lastState = useRef<NavigationState>(undefined)

  useEffect(() => {
    const route = matchRoute(path)
    // A path that is about to be redirected does not end a navigation.
    if (!route) return
    if (lastPath.current !== path) {
      lastPath.current = path
      rememberRoute(route)
      pageView(path)
    }
    const page = state && PAGE_OF_STATE[state]
    if (page !== undefined && lastState.current !== state) pageView(page)
    lastState.current = state
  }, [path, state])

  const titleKey = state && TITLE_OF_STATE[state]
  const title = titleKey ? t(titleKey) : ''
  useEffect(() => {
    document.title = state ? title : shopName()
  }, [state, title])

  return null
}
