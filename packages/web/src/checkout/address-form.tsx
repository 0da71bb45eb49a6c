import { ADDRESS_LENGTHS, type AddressField, COUNTRIES, postcodeForm } from '@collagerie/core/delivery'
import { useTranslations } from 'use-intl'
import { TextField } from '../ui/text-field.tsx'
import styles from './address-form.module.css'
import { CountryChoice } from './country-choice.tsx'
import { useCountryName } from './use-country-name.ts'
import type { DeliveryForm } from './use-delivery.ts'

/** The name by which browsers and password managers know each field. */
const TEXT_FIELDS = [
  { field: 'name', autoComplete: 'shipping name' },
  { field: 'street', autoComplete: 'shipping address-line1' },
  { field: 'street2', autoComplete: 'shipping address-line2' },
  { field: 'postcode', autoComplete: 'shipping postal-code' },
  { field: 'city', autoComplete: 'shipping address-level2' },
] as const

interface Props {
  readonly form: DeliveryForm
  readonly countries: readonly string[] | undefined
}

/** A parcel's address. A field's fault stands beside it, with advice. */
export function AddressForm({ form: { address, faults, change }, countries = COUNTRIES }: Props) {
  const t = useTranslations('delivery')
  const countryName = useCountryName()
  const problemText = (field: AddressField): string | undefined => {
    const problem = faults.find((fault) => fault.field === field)?.problem
    switch (problem) {
      case undefined:
        return undefined
      case 'missing':
        // Optional fields are never reported as missing.
        return field === 'street2' || field === 'phone' ? undefined : t(`missing.${field}`)
      case 'tooLong':
        return t('tooLong', { most: ADDRESS_LENGTHS[field] })
      case 'notAPostcode':
        return postcodeProblem(address.country)
      case 'unreadable':
      case 'notServed':
      case 'notAPhone':
        return t(problem)
    }
  }
  const postcodeProblem = (country: string): string | undefined => {
    const form = postcodeForm(country)
    if (!form) return undefined
    const name = countryName(country)
    return 'digits' in form
      ? t('notAPostcode.digits', { country: name, digits: form.digits })
      : t('notAPostcode.example', { country: name, example: form.example })
  }
  return (
    <div className={styles.address} data-address="">
      {TEXT_FIELDS.map(({ field, autoComplete }) => (
        <div key={field} className={styles[field]}>
          <TextField
            label={t(`fields.${field}`)}
            name={field}
            autoComplete={autoComplete}
            spellCheck="false"
            value={address[field]}
            onChange={(value) => change(field, value)}
            error={problemText(field)}
          />
        </div>
      ))}
      <CountryChoice
        label={t('fields.country')}
        empty={t('chooseCountry')}
        countries={countries}
        chosen={address.country}
        error={problemText('country')}
        onChoose={(country) => change('country', country)}
      />
      <TextField
        label={t('fields.phone')}
        name="phone"
        type="tel"
        autoComplete="shipping tel"
        hint={t('phoneHint')}
        value={address.phone}
        onChange={(value) => change('phone', value)}
        error={problemText('phone')}
      />
    </div>
  )
}
