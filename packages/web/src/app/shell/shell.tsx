import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePathname } from 'wouter/use-browser-location'
import { Toasts } from '../../ui/toasts.tsx'
import { routeKindOf } from '../routes/route-kind.ts'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('misc')
  const main = useRef<HTMLElement>(null)
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
      <main ref={main} id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Toasts closeLabel={t('close')} />
    </>
  )
}
