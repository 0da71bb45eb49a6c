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
import { keepEntries, keptEntries } from './kept-entries.ts'

/** What is sent along with an order. */
export interface SentDelivery {
  readonly way: DeliveryWay | ''
  readonly address: PostalAddress | undefined
}

export interface DeliveryForm {
  /** Undefined until the customer chooses, and with older servers, which do not ask. */
  readonly chosen: OfferedWay | undefined
  readonly address: PostalAddress
  readonly faults: readonly AddressFault[]
  /** Whether the form was sent before a way was chosen. */
  readonly isMissing: boolean
  readonly choose: (way: DeliveryWay) => void
  readonly change: (field: AddressField, value: string) => void
  /** What to send; undefined if something is wrong with it, which the form then shows. */
  readonly check: () => SentDelivery | undefined
}

/**
 * The state of the delivery form. It starts with what this tab kept, then with the last order's delivery; without them,
 * nothing is preselected if there is a choice.
 */
export function useDelivery({
  collageid,
  ways,
  lastDelivery,
}: Pick<Offer, 'collageid' | 'ways' | 'lastDelivery'>): DeliveryForm {
  const [kept] = useState(() => keptEntries(collageid))
  const [way, setWay] = useState(kept.way ?? lastDelivery?.way)
  const [address, setAddress] = useState(() => firstAddress(ways, kept.address ?? lastDelivery?.address))
  const [faults, setFaults] = useState<readonly AddressFault[]>([])
  const offered = (wanted: DeliveryWay | undefined) => ways.find((each) => each.way === wanted)
  const [isMissing, setMissing] = useState(false)
  // The offer may have changed since the choice.
  const chosen = offered(way) ?? (ways.length === 1 ? ways[0] : undefined)

  return {
    chosen,
    address,
    faults,
    isMissing: isMissing && !chosen,
    choose: (wanted) => {
      setWay(wanted)
      keepEntries(collageid, { way: wanted })
    },
    change: (field, value) => {
      const changed = { ...address, [field]: value }
      setAddress(changed)
      keepEntries(collageid, { address: changed })
      // A field's fault is shown until the field is changed; a postcode's also depends on the country.
      setFaults((before) =>
        before.filter((fault) => fault.field !== field && !(field === 'country' && fault.field === 'postcode')),
      )
    },
    check: () => {
      setMissing(!chosen && ways.length > 0)
      if (!chosen && ways.length > 0) return undefined
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

/**
 * The last address, or an empty one. The country is preset only if there is just one: customers overlook a wrong guess.
 */
function firstAddress(ways: readonly OfferedWay[], last: PostalAddress | undefined): PostalAddress {
  const countries = ways.find(({ way }) => way === 'post')?.countries ?? COUNTRIES
  const only = countries.length === 1 ? (countries[0] ?? '') : ''
  if (last) return countries.includes(last.country) ? last : { ...last, country: only }
  return { ...NO_ADDRESS, country: only }
}
