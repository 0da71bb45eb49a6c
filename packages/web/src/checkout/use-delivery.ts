import {
  type AddressFault,
  type AddressField,
  addressFaults,
  COUNTRIES,
  cleanAddress,
  type DeliveryWay,
  NO_ADDRESS,
  type OfferedWay,
  type PostalAddress,
} from '@collagerie/core/delivery'
import type { Offer } from '@collagerie/protocol'
import { useState } from 'react'

/** What is sent along with an order. */
export interface SentDelivery {
  readonly way: DeliveryWay | ''
  readonly address: PostalAddress | undefined
}

export interface DeliveryForm {
  /** None where a server of an earlier version does not ask. */
  readonly chosen: OfferedWay | undefined
  readonly address: PostalAddress
  readonly faults: readonly AddressFault[]
  readonly choose: (way: DeliveryWay) => void
  readonly change: (field: AddressField, value: string) => void
  /** What to send; undefined where something is wrong with it, which the form then says. */
  readonly check: () => SentDelivery | undefined
}

/** How the piece is to be had, beginning with how the customer had the last one. */
export function useDelivery({ ways, lastDelivery }: Pick<Offer, 'ways' | 'lastDelivery'>): DeliveryForm {
  const [way, setWay] = useState(lastDelivery?.way)
  const [address, setAddress] = useState(() => firstAddress(ways, lastDelivery?.address))
  const [faults, setFaults] = useState<readonly AddressFault[]>([])
  const offered = (wanted: DeliveryWay | undefined) => ways.find((each) => each.way === wanted)
  // What is offered may have changed since it was chosen; what needs no address can be confirmed as it is.
  const chosen = offered(way) ?? offered('pickup') ?? ways[0]

  return {
    chosen,
    address,
    faults,
    choose: setWay,
    change: (field, value) => {
      setAddress((before) => ({ ...before, [field]: value }))
      // What was said of a field holds until it is changed; whether a postcode is needed depends on the country.
      setFaults((before) =>
        before.filter((fault) => fault.field !== field && !(field === 'country' && fault.field === 'postcode')),
      )
    },
    check: () => {
      if (chosen?.way !== 'post') {
        setFaults([])
        return { way: chosen?.way ?? '', address: undefined }
      }
      const cleaned = cleanAddress(address)
      const found = addressFaults(cleaned, chosen.countries)
      setAddress(cleaned)
      setFaults(found)
      return found.length === 0 ? { way: 'post', address: cleaned } : undefined
    },
  }
}

/** The last one, or an empty one in the country the browser is set to, where the shop sends there. */
function firstAddress(ways: readonly OfferedWay[], last: PostalAddress | undefined): PostalAddress {
  const countries = ways.find(({ way }) => way === 'post')?.countries ?? COUNTRIES
  if (last) return countries.includes(last.country) ? last : { ...last, country: '' }
  const [only] = countries.length === 1 ? countries : []
  const country = only ?? browserCountry()
  return { ...NO_ADDRESS, country: countries.includes(country) ? country : '' }
}

function browserCountry(): string {
  try {
    return new Intl.Locale(navigator.language).region ?? ''
  } catch {
    // Some browsers tell a name of their system here, like "C".
    return ''
  }
}
