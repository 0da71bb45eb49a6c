import type { Material } from '@collagerie/core/format'
import { lowestOf, sumOfPrices } from '@collagerie/core/prices'
import type { Offer } from '@collagerie/protocol'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ViewButtons } from '../hanging/view-buttons.tsx'
import { useLanguage } from '../language/language-store.ts'
import { usePriceText } from '../language/price-text.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { ContactBlock } from '../order/contact-block.tsx'
import { PiecePicture } from '../overview/piece-picture.tsx'
import { usePieceText } from '../overview/piece-text.ts'
import { mediaBelow } from '../ui/breakpoints.ts'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { seldomPart } from '../ui/late-part.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { mediaHook } from '../ui/media-hook.ts'
import { PriceLine } from '../ui/price-line.tsx'
import { useFirstFault } from '../ui/use-first-fault.ts'
import { useNarrow } from '../ui/use-narrow.ts'
import { AlreadyOrdered } from './already-ordered.tsx'
import styles from './checkout.module.css'
import { DeliveryChoice } from './delivery-choice.tsx'
import { Doubts } from './doubts.tsx'
import { keepEntries, keptEntries } from './kept-entries.ts'
import { MaterialChoice } from './material-choice.tsx'
import { PieceFacts } from './piece-facts.tsx'
import { useDelivery } from './use-delivery.ts'
import { type PlaceState, usePlaceOrder } from './use-place-order.ts'

const loadView = async () => (await import('./view-piece.tsx')).ViewPiece
/** The saved picture stands until then. */
const SharpPiece = seldomPart(async () => (await import('./sharp-piece.tsx')).SharpPiece)
const TermsLightbox = seldomPart(async () => (await import('../account/terms-lightbox.tsx')).TermsLightbox)
const SecondOrderQuestion = seldomPart(async () => (await import('./second-order-question.tsx')).SecondOrderQuestion)

/** Where the window is so small, what can be chosen needs what the foot would take. */
const useLittleRoom = mediaHook(`${mediaBelow('narrow')} and ${mediaBelow('low')}, ${mediaBelow('very-low')}`)

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
  const [wanted, setWanted] = useState(() => keptEntries(first.collageid).material ?? first.lastMaterial)
  const [isMissing, setMissing] = useState(false)
  const [readsTerms, setReadsTerms] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const delivery = useDelivery(offer)
  const { form, leadToFault } = useFirstFault()
  const { state, place } = usePlaceOrder(offer, onSignedOut, setOffer)
  const isAsked = materials.length > 0
  // What is offered may have changed since it was chosen.
  const chosen = materials.find((material) => material === wanted) ?? ''
  const lacksMaterial = isAsked && chosen === ''
  const canBeOrdered = isFinished && !isTooLarge
  const priceOn = (on: Material) => offer.prices?.find(({ material }) => material === on)?.price
  const price = isAsked ? priceOn(chosen) : piece.price
  const lacksWay = offer.ways.length > 0 && !delivery.chosen
  const lacksPrice = lacksWay && offer.ways.some((each) => each.price)
  const total = price && sumOfPrices(price, delivery.chosen?.price)
  const ordered = offer.ordered
  // On another material it is another piece.
  const isOrderedAlready =
    ordered?.isUnchanged === true && (ordered.material === '' || !isAsked || ordered.material === chosen)
  const lowest = lowestOf((offer.prices ?? []).map((each) => each.price))

  // An amount is in sight from the start: the least it can be until a material is chosen.
  const shown = lacksMaterial ? lowest : total
  const totalLabel = lacksMaterial ? 'template.priceFrom' : lacksPrice ? 'delivery.beforeDelivery' : 'delivery.total'
  const problem = PROBLEMS[state]
  const hasLittleRoom = useLittleRoom()
  const isNarrow = useNarrow()
  const terms = <LinkButton onPress={() => setReadsTerms(true)}>{t('savedialog.readTerms')}</LinkButton>

  function chooseMaterial(material: Material): void {
    setWanted(material)
    keepEntries(offer.collageid, { material })
  }

  function send(isMeant: boolean): void {
    setAsking(false)
    setMissing(lacksMaterial)
    // One thing after the other: each leads to what it lacks.
    if (lacksMaterial) return
    const sent = delivery.check()
    if (!sent) return leadToFault()
    if (isOrderedAlready && !isMeant) setAsking(true)
    else place(chosen, total, sent)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    send(false)
  }

  return (
    <div className={styles.screen}>
      <div className={styles.piece}>
        <div className={styles.hung}>
          <PiecePicture
            src={piece.picture}
            width={piece.width}
            height={piece.height}
            alt={text.name(piece)}
            isFirst
            sharp={<SharpPiece from={{ kind: 'collage', id: offer.collageid }} material={chosen} format={piece} />}
          />
        </div>
        <div className={styles.views}>
          <ViewButtons
            load={loadView}
            given={{ collageId: offer.collageid, material: chosen }}
            signs={isNarrow ? 'column' : undefined}
          />
        </div>
      </div>
      <form ref={form} className={styles.panel} onSubmit={submit} noValidate>
        {canBeOrdered && (
          <a href={editPath(language, offer.collageid)} className={styles.back}>
            <Icon name="chevronLeft" />
            <span>{t('savedialog.backToCollage')}</span>
          </a>
        )}
        <header>
          <p className={styles.kicker}>{t('checkout.heading')}</p>
          <h1 className={styles.name}>{text.name(piece)}</h1>
        </header>
        {/* Where the button is always in sight, what speaks against pressing it has to be too. */}
        {offer.ordered && <AlreadyOrdered order={offer.ordered} />}
        {canBeOrdered && <Doubts offer={offer} />}
        {canBeOrdered && isAsked && (
          <MaterialChoice
            materials={materials}
            chosen={chosen}
            error={isMissing && lacksMaterial ? t('checkout.materialMissing') : ''}
            priceOn={priceOn}
            onChoose={chooseMaterial}
          />
        )}
        {canBeOrdered && offer.ways.length > 0 && (
          <DeliveryChoice ways={offer.ways} contact={offer.contact} form={delivery} />
        )}
        <PieceFacts
          piece={canBeOrdered && isAsked ? { ...piece, price, material: chosen } : piece}
          hasPriceToCome={offer.prices !== undefined}
          hasWayToCome={canBeOrdered && lacksWay}
          delivery={canBeOrdered ? delivery.chosen : undefined}
        />
        {canBeOrdered ? (
          <>
            <p className={styles.note}>{t('checkout.frozen')}</p>
            {offer.contact && (
              <section className={styles.contact}>
                <h2>{t('delivery.contact')}</h2>
                <ContactBlock contact={offer.contact} />
              </section>
            )}
            <section className={styles.contact}>
              <h2>{t('delivery.payHeading')}</h2>
              <p>{t('delivery.payment')}</p>
              {offer.email !== undefined && <p>{t('delivery.accountMail', { email: offer.email })}</p>}
              {hasLittleRoom && terms}
            </section>
            <div className={`${styles.actions} ${styles.confirm}`}>
              {problem && (
                <p role="alert" className={styles.problem}>
                  {t(problem)}
                </p>
              )}
              {(price ?? offer.prices) && <PriceLine label={t(totalLabel)} price={shown ? priceText(shown) : ''} />}
              {/* What is still to be chosen comes first; pressed before that, the button leads to it. */}
              <Button
                type="submit"
                look={lacksMaterial || lacksWay ? 'secondary' : 'primary'}
                isDisabled={state === 'placing'}
              >
                {t(state === 'placing' ? 'checkout.confirming' : 'checkout.confirm')}
              </Button>
              {!hasLittleRoom && terms}
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
      {readsTerms && <TermsLightbox isOpen onClose={() => setReadsTerms(false)} />}
      {isAsking && offer.ordered && (
        <SecondOrderQuestion order={offer.ordered} onOrder={() => send(true)} onClose={() => setAsking(false)} />
      )}
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
