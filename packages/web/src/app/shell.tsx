import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePathname } from 'wouter/use-browser-location'
import { useLeaveQuestion } from '../document/leave-guard.ts'
import { withTexts } from '../language/language-store.ts'
import { placeOf, routeKindOf } from '../navigation/routes/route-kind.ts'
import { TopBar } from '../shell/top-bar.tsx'
import { latePart, seldomPart } from '../ui/late-part.tsx'
import skipLink from '../ui/skip-link.module.css'
import { Toasts } from '../ui/toasts.tsx'
import { LinkFocusMemory } from './link-focus-memory.ts'
import styles from './shell.module.css'

const LeaveQuestion = seldomPart(async () => (await withTexts(import('../saving/leave-question.tsx'))).LeaveQuestion)

/** Lies below the window, so it can load later. */
const PageEnd = latePart(async () => (await import('./page-end.tsx')).PageEnd)

export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('misc')
  const main = useRef<HTMLElement>(null)
  const isAsking = useLeaveQuestion((state) => state.question !== undefined)
  const path = usePathname()
  const kind = routeKindOf(path)
  const place = placeOf(path)
  const lastPlace = useRef(place)
  const linkFocus = useRef<LinkFocusMemory>(undefined)

  useEffect(() => {
    const way = new LinkFocusMemory()
    linkFocus.current = way
    return () => way.stop()
  }, [])

  // A new place starts at its top, and screen readers follow.
  useEffect(() => {
    if (lastPlace.current === place) return
    lastPlace.current = place
    window.scrollTo(0, 0)
    const link = main.current && linkFocus.current?.linkIn(main.current)
    const start = link ?? main.current
    start?.focus({ preventScroll: true })
  }, [place])

  return (
    <>
      <a href="#content" className={skipLink.skip}>
        {t('skipToContent')}
      </a>
      <TopBar />
      <Toasts place="page" />
      <main ref={main} id="content" tabIndex={-1} className={kind === 'editor' ? styles.content : styles.page}>
        {children}
      </main>
      {kind !== 'editor' && <PageEnd />}
      {isAsking && <LeaveQuestion />}
    </>
  )
}
