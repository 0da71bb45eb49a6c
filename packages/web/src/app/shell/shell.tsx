import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePathname } from 'wouter/use-browser-location'
import { Toasts } from '../../ui/toasts.tsx'
import { loadRestOfTexts } from '../language/language-store.ts'
import { useLeaveQuestion } from '../leave-guard.ts'
import { routeKindOf } from '../routes/route-kind.ts'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

const LeaveQuestion = lazy(async () => {
  const [{ LeaveQuestion: Question }] = await Promise.all([
    import('../../saving/leave-question.tsx'),
    loadRestOfTexts(),
  ])
  return { default: Question }
})

export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('misc')
  const main = useRef<HTMLElement>(null)
  const isAsking = useLeaveQuestion((state) => state.question !== undefined)
  const kind = routeKindOf(usePathname())
  const lastKind = useRef(kind)

  // A new screen starts at its top, and a screen reader follows it there.
  useEffect(() => {
    if (lastKind.current === kind) return
    lastKind.current = kind
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [kind])

  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <TopBar />
      <Toasts place="page" />
      <main ref={main} id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {isAsking && (
        <Suspense>
          <LeaveQuestion />
        </Suspense>
      )}
    </>
  )
}
