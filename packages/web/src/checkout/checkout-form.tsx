import type { Material } from '@collagerie/core/format'
import type { Offer } from '@collagerie/protocol'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { rememberMaterialOfOrder } from '../drafts/material-of-order.ts'
import { useLanguage } from '../language/language-store.ts'
import { usePriceText } from '../language/price-text.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { ContactBlock } from '../order/contact-block.tsx'
import { usePieceText } from '../overview/piece-text.ts'
import { Icon } from '../ui/icon.tsx'
import { seldomPart } from '../ui/late-part.tsx'
import { useFirstFault } from '../ui/use-first-fault.ts'
import { AlreadyOrdered } from './already-ordered.tsx'
import { CannotBeOrdered } from './cannot-be-ordered.tsx'
import { CheckoutFoot } from './checkout-foot.tsx'
import help from './checkout-help.module.css'
import { CheckoutPiece } from './checkout-piece.tsx'
import { chosenOffer, priceOn } from './chosen-offer.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { DeliverySummary } from './delivery-summary.tsx'
import { useDeliveryText } from './delivery-text.ts'
import { keepEntries } from './kept-entries.ts'
import { leadToDelivery } from './lead-to-delivery.ts'
import { MaterialChoice } from './material-choice.tsx'
import layout from './order-layout.module.css'
import texts from './order-texts.module.css'
import { OrderWarnings } from './order-warnings.tsx'
import { PieceFacts } from './piece-facts.tsx'
import { useDelivery } from './use-delivery.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { wantedMaterial } from './wanted-material.ts'

const SecondOrderQuestion = seldomPart(async () => (await import('./second-order-question.tsx')).SecondOrderQuestion)

interface Props {
  readonly offer: Offer
  /** Asks for the offer anew: it may be another one, gone, or open only after signing in. */
  readonly onReload: () => void
}

export function CheckoutForm({ offer: first, onReload }: Props) {
  const t = useTranslations()
  const text = usePieceText()
  const priceText = usePriceText()
  const deliveryText = useDeliveryText()
  const language = useLanguage((each) => each.language)
  const [offer, setOffer] = useState(first)
  const { collageid, piece, materials, isFinished, ordered } = offer
  const [wanted, setWanted] = useState(() => wantedMaterial(first))
  const [isMissing, setMissing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const delivery = useDelivery(offer)
  const { form, leadToFault } = useFirstFault()
  const { state, refusal, place } = usePlaceOrder(offer, onReload, setOffer)
  const chosen = chosenOffer(offer, wanted, delivery.chosen)
  const isMaterialAsked = materials.length > 0

  function chooseMaterial(material: Material): void {
    setWanted(material)
    keepEntries(collageid, { material })
    rememberMaterialOfOrder(collageid, material)
  }

  function send(isMeant: boolean): void {
    setAsking(false)
    setMissing(chosen.lacksMaterial)
    // One thing after the other: each leads to what it lacks.
    if (chosen.lacksMaterial) return leadToFault()
    const sent = delivery.check()
    if (!sent) return leadToFault()
    if (ordered && !isMeant) setAsking(true)
    else place(chosen.material, chosen.total, sent)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    send(false)
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
                  error={isMissing && chosen.lacksMaterial ? t('checkout.materialMissing') : ''}
                  priceOn={(material) => priceOn(offer, material)}
                  onChoose={chooseMaterial}
                />
              )}
              {offer.ways.length > 0 && <DeliveryChoice ways={offer.ways} contact={offer.contact} form={delivery} />}
              <PieceFacts
                piece={isMaterialAsked ? { ...piece, price: chosen.price, material: chosen.material } : piece}
                hasPriceToCome={offer.prices !== undefined}
                hasWayToCome={chosen.lacksWay}
                delivery={delivery.chosen}
              />
              <CheckoutFoot offer={offer} chosen={chosen} state={state} refusal={refusal}>
                <DeliverySummary form={delivery} onChange={() => leadToDelivery(form.current)} />
              </CheckoutFoot>
            </>
          ) : (
            <>
              {head}
              {ordered && <AlreadyOrdered order={ordered} />}
              <PieceFacts piece={piece} hasPriceToCome={offer.prices !== undefined} />
              <CannotBeOrdered collageId={collageid} isFinished={isFinished} />
            </>
          )}
        </form>
        {isAsking && ordered && (
          <SecondOrderQuestion
            order={ordered}
            isSame={chosen.isOrderedAlready}
            asks={[
              (chosen.material || piece.material) && text.material(chosen.material ? chosen : piece),
              delivery.chosen && deliveryText.goesTo(delivery.chosen.way, delivery.address),
              chosen.total && priceText(chosen.total),
            ]
              .filter(Boolean)
              .join(' \u00B7 ')}
            onOrder={() => send(true)}
            onClose={() => setAsking(false)}
          />
        )}
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
