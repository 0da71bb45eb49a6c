import type { Contact } from '@collagerie/protocol'
import link from '../ui/link.module.css'
import styles from './contact-block.module.css'

interface Props {
  readonly contact: Contact
  /** The beginning of a mail to the shop. */
  readonly mail?: { readonly subject: string; readonly body: string }
}

/** How the shop is reached, as far as it says so. */
export function ContactBlock({ contact: { name, email, phone, address, hours }, mail }: Props) {
  // A blank as %20: some mail programs would show a plus sign.
  const begun = Object.entries(mail ?? {}).filter(([, text]) => text !== '')
  const query = begun.map(([field, text]) => `${field}=${encodeURIComponent(text)}`).join('&')
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
          <a className={`${link.link} ${styles.way}`} href={`mailto:${email}${query && `?${query}`}`}>
            {email}
          </a>
        )}
      </span>
    </address>
  )
}
