import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useSearch } from 'wouter'
import { CallFailure } from '../calls/call-failure.ts'
import { useLanguage } from '../language/language-store.ts'
import { chooserPath } from '../navigation/routes/paths.ts'
import { overviewUrl } from '../navigation/shop-config.ts'
import { ShopHelp } from '../order/shop-help.tsx'
import { SignInPage } from '../overview/sign-in-page.tsx'
import { useLoaded } from '../overview/use-loaded.ts'
import { usePageTitle } from '../overview/use-page-title.ts'
import button from '../ui/button.module.css'
import { seldomPart } from '../ui/late-part.tsx'
import link from '../ui/link.module.css'
import { MessagePage } from '../ui/message-page.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { askForOffer } from './checkout-calls.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { LoadFailed } from './load-failed.tsx'

const NOT_FOUND = 404

/** Fetched together with what paints it, so that the piece is sharp soon after the page is there. */
const PieceAhead = seldomPart(async () => {
  const [{ PieceAhead: Ahead }] = await Promise.all([import('./piece-ahead.tsx'), import('./sharp-piece.tsx')])
  return Ahead
})

/** The page for reviewing and placing an order, in a shop without a checkout of its own. */
export function CheckoutScreen() {
  const t = useTranslations('checkout')
  const finished = useTranslations('finished')
  const language = useLanguage((state) => state.language)
  const collageId = new URLSearchParams(useSearch()).get('collageid') ?? ''
  const load = useCallback(
    () =>
      collageId === ''
        ? Promise.reject(new CallFailure('noSuchCollage', 'no collage', { status: NOT_FOUND }))
        : askForOffer(collageId),
    [collageId],
  )
  const [loaded, retry] = useLoaded(load)
  usePageTitle(t('heading'))

  const ahead = collageId !== '' && <PieceAhead from={{ kind: 'collage', id: collageId }} />
  switch (loaded.phase) {
    case 'loading':
      return (
        <>
          {ahead}
          <Waiting label={t('loading')} />
        </>
      )
    case 'failed':
      return <LoadFailed onRetry={retry} />
    case 'signed out':
      return <SignInPage title={t('signInTitle')} text={t('signIn')} onSignedIn={retry} />
    case 'missing':
      return (
        <MessagePage title={t('notFoundTitle')} text={t('notFound')} alert>
          <a href={overviewUrl(language)} className={button.primary}>
            {t('toOverview')}
          </a>
          <ShopHelp />
        </MessagePage>
      )
    case 'refused':
      return (
        <MessagePage title={t('goneTitle')} text={t('gone')} alert>
          <Link href={chooserPath('')} className={button.primary}>
            {finished('link')}
          </Link>
          <a href={overviewUrl(language)} className={link.alone}>
            {t('toOverview')}
          </a>
          <ShopHelp />
        </MessagePage>
      )
    case 'ready':
      return (
        <>
          {ahead}
          <CheckoutForm key={collageId} offer={loaded.value} onReload={retry} />
        </>
      )
  }
}
