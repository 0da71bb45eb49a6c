import type { Contact } from '@collagerie/protocol'
import link from '../ui/link.module.css'
import styles from './contact-block.module.css'

/** How the shop is reached, as far as it says so. */
export function ContactBlock({ contact: { name, email, phone, address, hours } }: { readonly contact: Contact }) {
  return (
    <address className={styles.contact}>
      {name && <span className={styles.name}>{name}</span>}
      {address && <span className={styles.lines}>{address.join('\n')}</span>}
      {hours && <span>{hours}</span>}
      <span className={styles.ways}>
        {phone && (
          <a className={`${link.link} ${styles.way}`} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        )}
        {email && (
          <a className={`${link.link} ${styles.way}`} href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </span>
    </address>
  )
}
