import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isSignedInHere } from '../calls/account-presence.ts'
import { reportSessionDone } from '../calls/report-session-done.ts'
import { mayHaveDrafts } from '../drafts/draft-hint.ts'
import { useLanguage } from '../language/language-store.ts'
import { chooserPath, orderPath } from '../navigation/routes/paths.ts'
import { overviewUrl } from '../navigation/shop-config.ts'
import { tabOrder } from '../order/tab-order.ts'
import button from '../ui/button.module.css'
import link from '../ui/link.module.css'
import { MessagePage } from '../ui/message-page.tsx'
import { LeftPiece } from './left-piece.tsx'
import { useLastPiece } from './use-last-piece.ts'

export function FinishedPage() {
  const t = useTranslations('finished')
  const language = useLanguage((state) => state.language)
  const isTold = useRef(false)
  const [mayHaveLeft] = useState(() => mayHaveDrafts() || isSignedInHere())
  const last = useLastPiece(mayHaveLeft)

  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    void reportSessionDone()
  }, [])

  // Whoever has ordered it is told of that, unless it was changed since.
  const ordered = last?.savedId !== undefined && !last.draft ? tabOrder(last.savedId) : undefined
  const isOrdered = ordered !== undefined
  return (
    <MessagePage
      title={t(isOrdered ? 'orderedTitle' : 'title')}
      text={isOrdered ? t('ordered', { number: ordered }) : t('text')}
      sign="well"
    >
      {isOrdered ? (
        <Link href={orderPath(ordered)} className={button.primary}>
          {t('order')}
        </Link>
      ) : (
        <LeftPiece last={last} />
      )}
      {/* Whoever left a piece is led back to it first. */}
      <Link href={chooserPath('')} className={last === null ? button.primary : button.secondary}>
        {t('link')}
      </Link>
      <a href={overviewUrl(language)} className={link.alone}>
        {t('overview')}
      </a>
    </MessagePage>
  )
}
