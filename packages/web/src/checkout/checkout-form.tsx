import type { Material } from '@collagerie/core/format'
import { sumOfPrices } from '@collagerie/core/prices'
import type { Offer } from '@collagerie/protocol'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isTextLeftOut } from '../document/text-left-out.ts'
import { ViewButtons } from '../hanging/view-buttons.tsx'
import { useLanguage } from '../language/language-store.ts'
import { usePriceText } from '../language/price-text.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { ContactBlock } from '../order/contact-block.tsx'
import { PiecePicture } from '../overview/piece-picture.tsx'
import { usePieceText } from '../overview/piece-text.ts'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { latePart } from '../ui/late-part.tsx'
import link from '../ui/link.module.css'
import { PriceLine } from '../ui/price-line.tsx'
import { useFirstFault } from '../ui/use-first-fault.ts'
import styles from './checkout.module.css'
import { DeliveryChoice } from './delivery-choice.tsx'
import { MaterialChoice } from './material-choice.tsx'
import { PieceFacts } from './piece-facts.tsx'
import { useDelivery } from './use-delivery.ts'
import { type PlaceState, usePlaceOrder } from './use-place-order.ts'

const loadView = async () => (await import('./view-piece.tsx')).ViewPiece
/** The saved picture stands until then. */
const SharpPiece = latePart(async () => (await import('./sharp-piece.tsx')).SharpPiece)

/** What is said where an order could not be placed. */
const PROBLEMS = {
  idle: undefined,
  placing: undefined,
  'too large': 'checkout.tooLarge',
  'price changed': 'checkout.priceChanged',
  'delivery changed': 'delivery.changed',
  failed: 'checkout.failed',
} as const satisfies Readonly<Record<PlaceState, string | undefined>>

interface Props {
  readonly offer: Offer
  readonly onSignedOut: () => void
}

export function CheckoutForm({ offer: first, onSignedOut }: Props) {
  const t = useTranslations()
  const text = usePieceText()
  const priceText = usePriceText()
  const language = useLanguage((each) => each.language)
  const [offer, setOffer] = useState(first)
  const { piece, materials, isFinished, isTooLarge } = offer
  const [chosen, setChosen] = useState<Material>(first.lastMaterial ?? '')
  const [isMissing, setMissing] = useState(false)
  const delivery = useDelivery(offer)
  const { form, leadToFault } = useFirstFault()
  const { state, place } = usePlaceOrder(offer, onSignedOut, setOffer)
  const isAsked = materials.length > 0
  const canBeOrdered = isFinished && !isTooLarge
  const priceOn = (wanted: Material) => offer.prices?.find(({ material }) => material === wanted)?.price
  const price = isAsked ? priceOn(chosen) : piece.price
  const total = price && sumOfPrices(price, delivery.chosen?.price)

  const problem = PROBLEMS[state]

  function submit(event: FormEvent): void {
    event.preventDefault()
    const lacksMaterial = isAsked && chosen === ''
    setMissing(lacksMaterial)
    const sent = delivery.check()
    if (lacksMaterial) return
    if (sent) place(chosen, total, sent)
    else leadToFault()
  }

  return (
    <div className={styles.screen}>
      <div className={styles.piece}>
        <PiecePicture
          src={piece.picture}
          width={piece.width}
          height={piece.height}
          alt={text.name(piece)}
          isFirst
          sharp={<SharpPiece from={{ kind: 'collage', id: offer.collageid }} material={chosen} format={piece} />}
        />
        <div className={styles.views}>
          <ViewButtons load={loadView} given={{ collageId: offer.collageid, material: chosen }} />
        </div>
      </div>
      <form ref={form} className={styles.panel} onSubmit={submit} noValidate>
        {canBeOrdered && (
          <a href={editPath(language, offer.collageid)} className={styles.back}>
            <Icon name="chevronLeft" />
            {t('savedialog.backToCollage')}
          </a>
        )}
        <header>
          <p className={styles.kicker}>{t('checkout.heading')}</p>
          <h1 className={styles.name}>{text.name(piece)}</h1>
        </header>
        {/* Where the button is always in sight, what speaks against pressing it has to be too. */}
        {canBeOrdered && <Doubts offer={offer} />}
        {canBeOrdered && isAsked && (
          <MaterialChoice
            materials={materials}
            chosen={chosen}
            error={isMissing && chosen === '' ? t('checkout.materialMissing') : ''}
            priceOn={priceOn}
            onChoose={setChosen}
          />
        )}
        {canBeOrdered && offer.ways.length > 0 && (
          <DeliveryChoice ways={offer.ways} contact={offer.contact} form={delivery} />
        )}
        <PieceFacts
          piece={{ ...piece, price }}
          hasMaterial={!isAsked}
          hasPriceToCome={offer.prices !== undefined}
          delivery={canBeOrdered ? delivery.chosen : undefined}
        />
        {canBeOrdered ? (
          <>
            <p>{t('delivery.payment')}</p>
            <p className={styles.note}>{t('checkout.frozen')}</p>
            {offer.contact && (
              <section className={styles.contact}>
                <h2>{t('delivery.contact')}</h2>
                <ContactBlock contact={offer.contact} />
              </section>
            )}
            <div className={styles.actions}>
              {problem && (
                <p role="alert" className={styles.problem}>
                  {t(problem)}
                </p>
              )}
              {(price ?? offer.prices) && (
                <PriceLine
                  label={t('checkout.total')}
                  price={total ? priceText(total) : ''}
                  missing={isAsked && chosen === '' ? t('checkout.chooseMaterial') : undefined}
                />
              )}
              <Button type="submit" look="primary" isDisabled={state === 'placing'}>
                {t(state === 'placing' ? 'checkout.confirming' : 'checkout.confirm')}
              </Button>
            </div>
          </>
        ) : (
          <CannotBeOrdered
            collageId={offer.collageid}
            title={t(isFinished ? 'checkout.tooLargeTitle' : 'savedialog.canNotOrderTitle')}
            text={t(isFinished ? 'checkout.tooLarge' : 'savedialog.canNotOrder')}
          />
        )}
      </form>
    </div>
  )
}

/** What the customer may want to mend first. Nobody is kept from ordering by it. */
function Doubts({ offer: { collageid, blurredPhotos, lowPhotos, hasUnwrittenText } }: { readonly offer: Offer }) {
  const t = useTranslations('checkout')
  return (
    <>
      {blurredPhotos > 0 && <p className={styles.problem}>{t('tooSmall', { count: blurredPhotos })}</p>}
      {lowPhotos > blurredPhotos && <p className={styles.problem}>{t('soft', { count: lowPhotos - blurredPhotos })}</p>}
      {hasUnwrittenText && !isTextLeftOut(collageid) && <UnwrittenText collageId={collageid} />}
    </>
  )
}

function UnwrittenText({ collageId }: { readonly collageId: string }) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  return (
    <div className={styles.problem}>
      <p className={styles.problemTitle}>{t('savedialog.textUnwrittenTitle')}</p>
      <p>{t('checkout.textUnwritten')}</p>
      <a href={editPath(language, collageId)} className={link.link}>
        {t('savedialog.writeText')}
      </a>
    </div>
  )
}

interface Reason {
  readonly collageId: string
  readonly title: string
  readonly text: string
}

function CannotBeOrdered({ collageId, title, text }: Reason) {
  const t = useTranslations('savedialog')
  const language = useLanguage((state) => state.language)
  return (
    <>
      <div role="alert" className={styles.problem}>
        <p className={styles.problemTitle}>{title}</p>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        <a href={editPath(language, collageId)} className={button.primary}>
          {t('backToCollage')}
        </a>
      </div>
    </>
  )
}
