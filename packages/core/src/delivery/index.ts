export { COUNTRIES } from './country.ts'
export { ANY_WAY, DELIVERY_WAYS, type DeliveryWay, type OfferedWay, type WorkingDays } from './delivery-way.ts'
export {
  ADDRESS_FIELDS,
  ADDRESS_LENGTHS,
  type AddressFault,
  type AddressField,
  type AddressProblem,
  addressFaults,
  cleanAddress,
  NO_ADDRESS,
  type PostalAddress,
} from './postal-address.ts'
export { type PostcodeForm, postcodeForm } from './postcode.ts'
export { DEFAULT_TIME_ZONE, isTimeZone, type ShopCalendar, shopCalendar } from './shop-day.ts'
