import type { Contact, Delivery, Order } from '@collagerie/protocol'
import { useCallback, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { ORDERS_HASH } from '../navigation/routes/paths.ts'
import type { ScreenProps } from '../navigation/routes/screen-props.ts'
import { backUrl, hasOwnOverview, overviewUrl } from '../navigation/shop-config.ts'
import { AddressLines } from '../order/address-lines.tsx'
import { ContactBlock } from '../order/contact-block.tsx'
import { askForOrder } from '../order/order-calls.ts'
import { OrderStatus } from '../order/order-status.tsx'
import { OrderSteps } from '../order/order-steps.tsx'
import { ShopHelp } from '../order/shop-help.tsx'
import { useOrderProgress } from '../order/use-order-progress.ts'
import { PiecePicture } from '../overview/piece-picture.tsx'
import { usePieceText } from '../overview/piece-text.ts'
import { SignInPage } from '../overview/sign-in-page.tsx'
import { useLoaded } from '../overview/use-loaded.ts'
import { usePageTitle } from '../overview/use-page-title.ts'
import button from '../ui/button.module.css'
import { seldomPart } from '../ui/late-part.tsx'
import link from '../ui/link.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { ExpectedDays } from './expected-days.tsx'
import { endHandOn } from './handed-on.ts'
import { LoadFailed } from './load-failed.tsx'
import foot from './order-foot.module.css'
import head from './order-head.module.css'
import layout from './order-layout.module.css'
import texts from './order-texts.module.css'
import { PieceFacts } from './piece-facts.tsx'

/** Until it is loaded, the picture of the order is shown. */
const SharpPiece = seldomPart(async () => (await import('./sharp-piece.tsx')).SharpPiece)

/** An order's page, whose address can be kept. */
export function OrderScreen({ number }: ScreenProps<'order'>) {
  const t = useTranslations('checkout')
  const language = useLanguage((state) => state.language)
  const [loaded, retry] = useLoaded(useCallback(() => askForOrder(number), [number]))
  usePageTitle(t('heading'))
  useEffect(() => () => endHandOn(number), [number])

  switch (loaded.phase) {
    case 'loading':
      return <Waiting label={t('loading')} />
    case 'failed':
    case 'refused':
      return <LoadFailed onRetry={retry} />
    case 'signed out':
      // One answer for all numbers, so that nobody learns which orders exist. The number is not repeated, since anybody
      // can write an address.
      return <SignInPage title={t('orderSignInTitle')} text={t('orderSignIn')} onSignedIn={retry} />
    case 'missing':
      return (
        <MessagePage title={t('orderMissingTitle')} text={t('orderMissing')} alert>
          <a href={overviewUrl(language)} className={button.primary}>
            {t('toOverview')}
          </a>
          <ShopHelp />
        </MessagePage>
      )
    case 'ready':
      return <Placed key={number} order={loaded.value} />
  }
}

function Placed({ order }: { readonly order: Order }) {
  const said = useTranslations('delivery')
  const { number, orderedAt, piece, delivery, contact } = order
  const standing = useOrderProgress(number, order)
  const text = usePieceText()
  const isPickup = delivery?.way === 'pickup'
  const isUnderWay = standing.state !== 'cancelled' && standing.state !== 'shipped'
  return (
    <div className={layout.screen}>
      <div className={layout.piece}>
        <div className={layout.hung} data-material={piece.material}>
          <PiecePicture
            src={piece.picture}
            width={piece.width}
            height={piece.height}
            alt={text.name(piece)}
            isFirst
            sharp={<SharpPiece from={{ kind: 'order', id: number }} material={piece.material} format={piece} />}
          />
        </div>
      </div>
      <section className={layout.panel}>
        <OrderHead number={number} state={standing.state} isPickup={isPickup} />
        <div className={head.facts}>
          <PieceFacts piece={piece} delivery={delivery} orderedAt={orderedAt} />
        </div>
        <OrderStatus standing={standing} way={delivery?.way}>
          {isUnderWay && delivery?.days && <ExpectedDays way={delivery.way} days={delivery.days} />}
        </OrderStatus>
        {isUnderWay && <HowToPay order={order} />}
        <OrderSteps state={standing.state} way={delivery?.way} />
        {delivery && <WhereTo delivery={delivery} contact={contact} />}
        {contact && !isPickup && (
          <section className={texts.section}>
            <h2>{said('contact')}</h2>
            <ContactBlock contact={contact} />
          </section>
        )}
        <WaysOn />
      </section>
    </div>
  )
}

interface HeadProps {
  readonly number: string
  readonly state: Order['state']
  readonly isPickup: boolean
}

/** What has become of the order, and its number. */
function OrderHead({ number, state, isPickup }: HeadProps) {
  const t = useTranslations('checkout')
  const said = useTranslations('delivery')
  const title = useTranslations('order.titles')
  const shipped = isPickup ? said('waiting.title') : title('shipped')
  return (
    <>
      <h1 className={texts.name}>
        {state === 'cancelled' ? title('cancelled') : state === 'shipped' ? shipped : t('thanksTitle')}
      </h1>
      <div>
        <p className={texts.kicker}>{t('number')}</p>
        <div className={head.numbered}>
          <p className={head.number}>{number}</p>
          <LinkButton onPress={() => window.print()}>{said('print')}</LinkButton>
        </div>
      </div>
    </>
  )
}

function HowToPay({ order: { mailedTo, email } }: { readonly order: Order }) {
  const t = useTranslations('delivery')
  return (
    <section className={texts.section}>
      <h2>{t('payHeading')}</h2>
      <p>
        {t('payment')} {mailedTo !== undefined && t('mailedTo', { email: mailedTo })}
      </p>
      {mailedTo === undefined && email !== undefined && <p>{t('accountMail', { email })}</p>}
    </section>
  )
}

/** Where to go from here, and where the order is found again. */
function WaysOn() {
  const t = useTranslations('checkout')
  const language = useLanguage((state) => state.language)
  return (
    <>
      {hasOwnOverview(language) ? (
        <p className={texts.note}>{t('thanks')}</p>
      ) : (
        <p className={texts.note}>
          {t('inOrders')}{' '}
          <a href={`${overviewUrl(language)}${ORDERS_HASH}`} className={link.link}>
            {t('toOrders')}
          </a>
        </p>
      )}
      <div className={`${foot.actions} ${foot.ways}`}>
        <a href={overviewUrl(language)} className={button.primary}>
          {t('toOverview')}
        </a>
        <a href={backUrl(language)} className={link.link}>
          {t('finish')}
        </a>
      </div>
    </>
  )
}

/** The delivery address, or the shop to pick the order up from: then that is also the shop's contact. */
function WhereTo({
  delivery: { way, address },
  contact,
}: {
  readonly delivery: Delivery
  readonly contact: Contact | undefined
}) {
  const t = useTranslations('delivery')
  if (way === 'pickup')
    return (
      <section className={texts.section}>
        <h2>{t('ways.pickup')}</h2>
        {contact ? <ContactBlock contact={contact} /> : <p>{t('about.pickup')}</p>}
      </section>
    )
  return (
    <section className={texts.section}>
      <h2>{t('sentTo')}</h2>
      {address ? <AddressLines address={address} /> : <p>{t('erased')}</p>}
    </section>
  )
}
