import type { DeliveryWay, OfferedWay } from '@collagerie/core/delivery'
import type { Contact } from '@collagerie/protocol'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { bringIntoSight } from '../ui/bring-into-sight.ts'
import choice from '../ui/choice.module.css'
import mark from '../ui/error.module.css'
import { AddressForm } from './address-form.tsx'
import styles from './delivery-choice.module.css'
import { useDeliveryText } from './delivery-text.ts'
import { CHOICES } from './lead-to-choices.ts'
import type { DeliveryForm } from './use-delivery.ts'

interface Props {
  readonly ways: readonly OfferedWay[]
  readonly contact: Contact | undefined
  readonly form: DeliveryForm
}

/** Pickup or post; post also asks for an address. */
export function DeliveryChoice({ ways, contact, form }: Props) {
  const t = useTranslations('delivery')
  const id = useId()
  const { chosen, isMissing } = form
  const section = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isPressed.current) showChosen(section.current)
    isPressed.current = false
  })

  function choose(way: DeliveryWay): void {
    isPressed.current = true
    form.choose(way)
  }

  return (
    <section ref={section} className={styles.delivery} {...CHOICES}>
      <h2 id={id} className={styles.heading}>
        {t('heading')}
      </h2>
      <p id={`${id}-error`} role="alert" className={isMissing ? mark.error : undefined}>
        {isMissing && t('wayMissing')}
      </p>
      <div
        role={ways.length > 1 ? 'radiogroup' : 'group'}
        aria-labelledby={id}
        aria-describedby={`${id}-error`}
        {...(ways.length > 1 && { 'aria-invalid': isMissing })}
        className={styles.ways}
      >
        {ways.map((each) =>
          ways.length > 1 ? (
            <label key={each.way} className={`${choice.choice} ${choice.marked} ${styles.way} ${styles.several}`}>
              <input type="radio" name={id} checked={each.way === chosen?.way} onChange={() => choose(each.way)} />
              <Way offered={each} contact={contact} />
            </label>
          ) : (
            <div key={each.way} className={`${choice.choice} ${styles.way} ${styles.only}`}>
              <Way offered={each} contact={contact} />
            </div>
          ),
        )}
      </div>
      {chosen?.way === 'post' && <AddressForm form={form} countries={chosen.countries} />}
    </section>
  )
}

/** The address may open below the window. What was pressed comes last, so that it stays in sight above it. */
function showChosen(section: HTMLElement | null): void {
  const [way, address] = [section?.querySelector('input:checked'), section?.querySelector('[data-address]')]
  if (address) bringIntoSight(address)
  if (way) bringIntoSight(way)
}

function Way({ offered, contact }: { readonly offered: OfferedWay; readonly contact: Contact | undefined }) {
  const t = useTranslations('delivery')
  const text = useDeliveryText()
  const about: Readonly<Record<DeliveryWay, string>> = {
    pickup: contact?.address?.join(', ') ?? t('about.pickup'),
    post: t('about.post'),
  }
  return (
    <>
      <span className={styles.name}>{t(`ways.${offered.way}`)}</span>
      {offered.price && <span className={styles.price}>{text.price(offered.price)}</span>}
      <span className={styles.about}>
        {[about[offered.way], offered.days && text.days(offered.days)].filter(Boolean).join(' \u00B7 ')}
      </span>
    </>
  )
}
