import type { PostalAddress } from '@collagerie/core/delivery'
import { useLanguage } from '../language/language-store.ts'
import styles from './address-lines.module.css'

/** An address as it stands on a label, a line each. The country is in the reader's language. */
export function useAddressLines(address: PostalAddress): readonly string[] {
  const language = useLanguage((state) => state.language)
  const { name, street, street2, postcode, city, country, phone } = address
  const inWords = new Intl.DisplayNames(language, { type: 'region' })
  return [
    name,
    street,
    street2,
    `${postcode} ${city}`.trim(),
    /^[A-Z]{2}$/.test(country) ? (inWords.of(country) ?? country) : country,
    phone,
  ].filter((line) => line !== '')
}

export function AddressLines({ address }: { readonly address: PostalAddress }) {
  return <address className={styles.address}>{useAddressLines(address).join('\n')}</address>
}
