import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { shopContact } from '../navigation/shop-contact.ts'
import { ContactBlock } from './contact-block.tsx'
import styles from './shop-help.module.css'

/** Where to ask when a page about an order leads no further; nothing if the shop has no contact. */
export function ShopHelp() {
  const t = useTranslations('delivery')
  const [contact] = useState(shopContact)
  if (!contact) return null
  return (
    <section className={styles.help}>
      <h2 className={styles.heading}>{t('contact')}</h2>
      <ContactBlock contact={contact} />
    </section>
  )
}
