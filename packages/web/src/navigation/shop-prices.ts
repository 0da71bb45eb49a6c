import { isMaterial } from '@collagerie/core/format'
import type { Price, PriceStep, Prices } from '@collagerie/core/prices'
import { isRecord, shopFact } from './shop-config.ts'

/** The shop's prices, if it has any. */
export function shopPrices(): Prices | undefined {
  const given = shopFact('prices')
  if (!isRecord(given)) return undefined
  const { currency, digits, materials } = given
  if (typeof currency !== 'string' || typeof digits !== 'number' || !isRecord(materials)) return undefined
  const known = Object.entries(materials).filter(([code, steps]) => isMaterial(code) && isSteps(steps))
  return { currency, digits, materials: Object.fromEntries(known) }
}

/** The price of its cheapest piece, if it has prices. */
export function lowestShopPrice(): Price | undefined {
  const given = shopFact('from')
  return isRecord(given) && isText(given['amount']) && isText(given['currency'])
    ? { amount: given['amount'], currency: given['currency'] }
    : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isSteps(value: unknown): value is readonly PriceStep[] {
  return Array.isArray(value) && value.every((step) => Array.isArray(step) && step.every(Number.isSafeInteger))
}
