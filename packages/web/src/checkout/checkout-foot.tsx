import type { Offer } from '@collagerie/protocol'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTooManyAttempts } from '../account/use-too-many-attempts.ts'
import { usePriceText } from '../language/price-text.ts'
import { mediaBelow } from '../ui/breakpoints.ts'
import { Button } from '../ui/button.tsx'
import { seldomPart } from '../ui/late-part.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { mediaHook } from '../ui/media-hook.ts'
import { PriceLine } from '../ui/price-line.tsx'
import type { ChosenOffer } from './chosen-offer.ts'
import foot from './order-foot.module.css'
import texts from './order-texts.module.css'
import type { PlaceState } from './use-place-order.ts'

const TermsLightbox = seldomPart(async () => (await import('../account/terms-lightbox.tsx')).TermsLightbox)

/** On phones the foot is kept low: the link to the terms stands further up. */
const useLittleRoom = mediaHook(`${mediaBelow('narrow')}, ${mediaBelow('very-low')}`)

/** The message for each reason why an order was not placed. */
const PROBLEMS = {
  idle: undefined,
  placing: undefined,
  offline: 'checkout.offline',
  'too large': 'checkout.tooLarge',
  'material gone': 'checkout.materialGone',
  'collage changed': 'checkout.collageChanged',
  'price changed': 'checkout.priceChanged',
  'delivery changed': 'delivery.changed',
  failed: 'checkout.failed',
} as const satisfies Readonly<Record<PlaceState, string | undefined>>

const AMOUNTS = {
  from: 'template.priceFrom',
  'before delivery': 'delivery.beforeDelivery',
  total: 'delivery.total',
} as const satisfies Readonly<Record<ChosenOffer['shownAs'], string>>

interface Props {
  readonly offer: Offer
  readonly chosen: ChosenOffer
  readonly state: PlaceState
  /** Why the last attempt failed. */
  readonly refusal: unknown
  /** Said above the amount. */
  readonly children: ReactNode
}

/** How to pay and on which terms, and the pinned amount and button. */
export function CheckoutFoot({ offer, chosen, state, refusal, children }: Props) {
  const t = useTranslations()
  const priceText = usePriceText()
  const [readsTerms, setReadsTerms] = useState(false)
  const hasLittleRoom = useLittleRoom()
  const tooManyAttempts = useTooManyAttempts()
  const known = PROBLEMS[state]
  const terms = <LinkButton onPress={() => setReadsTerms(true)}>{t('savedialog.readTerms')}</LinkButton>
  const problem = tooManyAttempts(refusal) ?? (known && t(known))
  return (
    <>
      <p className={texts.note}>{t('checkout.frozen')}</p>
      <section className={texts.section}>
        <h2>{t('delivery.payHeading')}</h2>
        <p>{t('delivery.payment')}</p>
        {offer.email !== undefined && <p>{t('delivery.accountMail', { email: offer.email })}</p>}
        {hasLittleRoom && terms}
      </section>
      <div className={`${foot.actions} ${foot.confirm}`}>
        {problem && (
          <p role="alert" className={foot.problem}>
            {problem}
          </p>
        )}
        {children}
        {(chosen.price ?? offer.prices) && (
          <PriceLine label={t(AMOUNTS[chosen.shownAs])} price={chosen.shown ? priceText(chosen.shown) : ''} />
        )}
        {/* A missing choice comes first: until then the button is secondary and leads to it. */}
        <Button
          type="submit"
          look={chosen.lacksMaterial || chosen.lacksWay ? 'secondary' : 'primary'}
          isDisabled={state === 'placing'}
        >
          {t(state === 'placing' ? 'checkout.confirming' : 'checkout.confirm')}
        </Button>
        <p className={foot.payNote}>
          {t('delivery.payShort')} {!hasLittleRoom && terms}
        </p>
      </div>
      {readsTerms && <TermsLightbox isOpen onClose={() => setReadsTerms(false)} />}
    </>
  )
}
