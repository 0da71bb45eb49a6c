import type { Offer } from '@collagerie/protocol'
import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { usePriceText } from '../language/price-text.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { ContactBlock } from '../order/contact-block.tsx'
import { usePieceText } from '../overview/piece-text.ts'
import { Icon } from '../ui/icon.tsx'
import { latePart } from '../ui/late-part.tsx'
import { AlreadyOrdered } from './already-ordered.tsx'
import { CannotBeOrdered } from './cannot-be-ordered.tsx'
import { CheckoutFoot } from './checkout-foot.tsx'
import help from './checkout-help.module.css'
import { CheckoutPiece } from './checkout-piece.tsx'
import { ChoiceSummary } from './choice-summary.tsx'
import { priceOn } from './chosen-offer.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { useDeliveryText } from './delivery-text.ts'
import { leadToChoices } from './lead-to-choices.ts'
import { MaterialChoice } from './material-choice.tsx'
import layout from './order-layout.module.css'
import texts from './order-texts.module.css'
import { OrderWarnings } from './order-warnings.tsx'
import { PieceFacts } from './piece-facts.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'

/** Loaded ahead where it will be asked, since pressing the button has to show something without a network too. */
const SecondOrderQuestion = latePart(async () => (await import('./second-order-question.tsx')).SecondOrderQuestion)

interface Props {
  readonly offer: Offer
  /** Asks for the offer anew: it may be another one, gone, or open only after signing in. */
  readonly onReload: () => void
}

export function CheckoutForm({ offer: first, onReload }: Props) {
  const t = useTranslations()
  const text = usePieceText()
  const checkout = useCheckout(first, onReload)
  const { offer, chosen, form, send } = checkout
  const { collageid, piece, isFinished, ordered } = offer

  function submit(event: FormEvent): void {
    event.preventDefault()
    send()
  }

  const head = (
    <header>
      <p className={texts.kicker}>{t('checkout.heading')}</p>
      <h1 className={texts.name}>{text.name(piece)}</h1>
    </header>
  )
  return (
    <>
      <div className={layout.screen}>
        <CheckoutPiece offer={offer} material={chosen.material} />
        <form ref={form} className={layout.panel} onSubmit={submit} noValidate>
          {isFinished && !offer.isTooLarge ? (
            <OrderEntries checkout={checkout} head={head} />
          ) : (
            <>
              {head}
              {ordered && <AlreadyOrdered order={ordered} />}
              <PieceFacts piece={piece} hasPriceToCome={offer.prices !== undefined} />
              <CannotBeOrdered collageId={collageid} isFinished={isFinished} />
            </>
          )}
        </form>
        {ordered && <SecondOrder checkout={checkout} ordered={ordered} />}
      </div>
      {/* Below both columns, where the pinned button no longer lies over it. */}
      {offer.contact && (
        <section className={help.help}>
          <h2>{t('delivery.contact')}</h2>
          <ContactBlock contact={offer.contact} />
        </section>
      )}
    </>
  )
}

interface EntriesProps {
  readonly checkout: Checkout
  readonly head: ReactNode
}

/** All that is chosen and entered for an order, and the button that places it. */
function OrderEntries({ checkout, head }: EntriesProps) {
  const t = useTranslations()
  const language = useLanguage((each) => each.language)
  const { offer, chosen, delivery } = checkout
  const { collageid, piece, materials, ordered } = offer
  const isMaterialAsked = materials.length > 0
  return (
    <>
      <a href={editPath(language, collageid)} className={texts.back}>
        <Icon name="chevronLeft" />
        <span className={texts.backWords}>{t('savedialog.backToCollage')}</span>
      </a>
      {head}
      {/* The button is always in sight, so what speaks against pressing it is too. */}
      {ordered && <AlreadyOrdered order={ordered} />}
      <OrderWarnings offer={offer} />
      {isMaterialAsked && (
        <MaterialChoice
          materials={materials}
          chosen={chosen.material}
          error={checkout.isMaterialMissing ? t('checkout.materialMissing') : ''}
          priceOn={(material) => priceOn(offer, material)}
          onChoose={checkout.chooseMaterial}
        />
      )}
      {offer.ways.length > 0 && <DeliveryChoice ways={offer.ways} contact={offer.contact} form={delivery} />}
      <PieceFacts
        piece={isMaterialAsked ? { ...piece, price: chosen.price, material: chosen.material } : piece}
        hasPriceToCome={offer.prices !== undefined}
        hasWayToCome={chosen.lacksWay}
        delivery={delivery.chosen}
      />
      <CheckoutFoot offer={offer} chosen={chosen} state={checkout.state} refusal={checkout.refusal}>
        <ChoiceSummary
          material={isMaterialAsked ? chosen.material : undefined}
          delivery={delivery}
          onChange={() => leadToChoices(checkout.form.current)}
        />
      </CheckoutFoot>
    </>
  )
}

interface SecondProps {
  readonly checkout: Checkout
  readonly ordered: NonNullable<Offer['ordered']>
}

/** Asks whether a collage that was ordered before is meant to be ordered again, and as what. */
function SecondOrder({ checkout: { offer, chosen, delivery, isAsking, sendAgain, stopAsking }, ordered }: SecondProps) {
  const text = usePieceText()
  const priceText = usePriceText()
  const deliveryText = useDeliveryText()
  return (
    <SecondOrderQuestion
      isOpen={isAsking}
      order={ordered}
      isSame={chosen.isOrderedAlready}
      asks={[
        (chosen.material || offer.piece.material) && text.material(chosen.material ? chosen : offer.piece),
        delivery.chosen && deliveryText.goesTo(delivery.chosen.way, delivery.address),
        chosen.total && priceText(chosen.total),
      ]
        .filter(Boolean)
        .join(' \u00B7 ')}
      onOrder={sendAgain}
      onClose={stopAsking}
    />
  )
}
