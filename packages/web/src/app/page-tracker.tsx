import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePathname } from 'wouter/use-browser-location'
import { pageView } from './analytics.ts'
import { PAGE_OF_EDITOR_STATE, TITLE_OF_STATE } from './navigation-state.ts'
import { matchRoute } from './routes/match-route.ts'
import { rememberRoute, useSession } from './session.ts'
import { useNavigationState } from './use-navigation-state.ts'

const PRODUCT_NAME = 'Collagerie'

/** Keeps the page title, the page views and the way back in step with where the customer is. */
export function PageTracker() {
  const t = useTranslations('route')
  const path = usePathname()
  const state = useNavigationState()
  const editorState = useSession((session) => session.editorState)
  const lastPage = useRef<string>(undefined)

  useEffect(() => {
    const route = matchRoute(path)
    // A path that is about to be redirected is no end of a navigation.
    if (!route) return
    rememberRoute(route)
    if (lastPage.current === path) return
    lastPage.current = path
    pageView(path)
  }, [path])

  useEffect(() => {
    const page = PAGE_OF_EDITOR_STATE[editorState]
    if (page !== undefined) pageView(page)
  }, [editorState])

  const titleKey = state && TITLE_OF_STATE[state]
  const title = titleKey ? t(titleKey) : ''
  useEffect(() => {
    document.title = state ? title : PRODUCT_NAME
  }, [state, title])

  return null
}
