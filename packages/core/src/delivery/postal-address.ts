import { isReadable } from '../text/index.ts'
import { COUNTRIES, hasPostcodes } from './country.ts'
import { isPostcodeOf } from './postcode.ts'

/** The address of a parcel. Optional fields may be empty. */
export interface PostalAddress {
  readonly name: string
  readonly street: string
  /** A floor, a company, who to ask for. */
  readonly street2: string
  readonly postcode: string
  readonly city: string
  /** By its ISO 3166 code. */
  readonly country: string
  readonly phone: string
}

export type AddressField = keyof PostalAddress

/** In the order of the form. */
export const ADDRESS_FIELDS = [
  'name',
  'street',
  'street2',
  'postcode',
  'city',
  'country',
  'phone',
] as const satisfies readonly AddressField[]

export const NO_ADDRESS: PostalAddress = {
  name: '',
  street: '',
  street2: '',
  postcode: '',
  city: '',
  country: '',
  phone: '',
}

/** How many characters a label has room for. */
export const ADDRESS_LENGTHS: Readonly<Record<AddressField, number>> = {
  name: 80,
  street: 100,
  street2: 100,
  postcode: 12,
  city: 80,
  country: 2,
  phone: 30,
}

export type AddressProblem = 'missing' | 'tooLong' | 'unreadable' | 'notServed' | 'notAPostcode' | 'notAPhone'

export interface AddressFault {
  readonly field: AddressField
  readonly problem: AddressProblem
}

const OPTIONAL: ReadonlySet<AddressField> = new Set(['street2', 'phone'])
const PHONE = /^\+?[\d ()./-]+$/
/** Shorter numbers are for emergencies. */
const LEAST_DIGITS = 6

/** The stored form: composed, with single blanks and none around. Invisible characters stay, to be refused. */
export function cleanAddress(given: PostalAddress): PostalAddress {
  const cleaned = { ...given }
  for (const field of ADDRESS_FIELDS)
    cleaned[field] = given[field]
      .normalize('NFC')
      .trim()
      .replaceAll(/\p{Zs}+/gu, ' ')
  return { ...cleaned, country: cleaned.country.toUpperCase() }
}

/** The faults of a cleaned address, at most one per field, in the order of the form. */
export function addressFaults(
  address: PostalAddress,
  countries: readonly string[] = COUNTRIES,
): readonly AddressFault[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const problem = problemOf(address, field, countries)
    return problem ? [{ field, problem }] : []
  })
}

function problemOf(
  address: PostalAddress,
  field: AddressField,
  countries: readonly string[],
): AddressProblem | undefined {
  const text = address[field]
  if (text === '') return isNeeded(address, field) ? 'missing' : undefined
  if (!isReadable(text)) return 'unreadable'
  if (text.length > ADDRESS_LENGTHS[field]) return field === 'country' ? 'notServed' : 'tooLong'
  if (field === 'country' && !countries.includes(text)) return 'notServed'
  if (field === 'phone' && !isPhone(text)) return 'notAPhone'
  // If the country is not served, only that is reported.
  if (field === 'postcode' && countries.includes(address.country) && !isPostcodeOf(address.country, text))
    return 'notAPostcode'
  return undefined
}

function isNeeded({ country }: PostalAddress, field: AddressField): boolean {
  return field === 'postcode' ? hasPostcodes(country) : !OPTIONAL.has(field)
}

function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replaceAll(/\D/g, '').length >= LEAST_DIGITS
}
