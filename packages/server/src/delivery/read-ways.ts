import { COUNTRIES, DELIVERY_WAYS, type OfferedWay } from '@collagerie/core/delivery'
import { amountOf, type Price, type Prices, readAmount } from '@collagerie/core/prices'
import * as v from 'valibot'
import { exactly, firstProblem } from '../shop-folder/shop-file-rules.ts'

const WAY = `must be one of ${DELIVERY_WAYS.join(' and ')}`
const MOST_DAYS = 60
const DAYS = `must be two whole numbers of working days from 1 to ${MOST_DAYS}, the smaller first`
const COUNTRY = 'must be an ISO 3166 code such as "BE"'
const LIST = 'must be a list of ways'

const KNOWN_COUNTRIES = new Set(COUNTRIES)

const daySchema = v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(1, DAYS), v.maxValue(MOST_DAYS, DAYS))

const waySchema = v.strictObject(
  {
    way: v.picklist(DELIVERY_WAYS, WAY),
    price: v.optional(v.string('must be a text such as "6.90"')),
    days: v.optional(
      v.pipe(
        v.strictTuple([daySchema, daySchema], DAYS),
        v.check(([from, to]) => from <= to, DAYS),
      ),
    ),
    countries: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            v.string(COUNTRY),
            v.check((code) => KNOWN_COUNTRIES.has(code), COUNTRY),
          ),
          'must be a list of countries',
        ),
        v.nonEmpty('must have at least one country'),
        v.check((codes) => new Set(codes).size === codes.length, 'has a country twice'),
      ),
    ),
  },
  exactly('way, price, days and countries'),
)

const fileSchema = v.strictObject(
  {
    ways: v.pipe(
      v.array(waySchema, LIST),
      v.nonEmpty('must have at least one way'),
      v.check((ways) => new Set(ways.map(({ way }) => way)).size === ways.length, 'has a way twice'),
    ),
  },
  exactly('ways'),
)

interface Problem {
  /** Begins with the place. */
  readonly problem: string
}

/**
 * The ways of delivery in a file, or what is wrong with it. A shop with prices has one for every way; a shop without
 * has none.
 */
export function readWays(given: unknown, prices: Prices | undefined): readonly OfferedWay[] | Problem {
  const { success, output, issues } = v.safeParse(fileSchema, given)
  if (!success) return { problem: firstProblem(issues) }
  const ways: OfferedWay[] = []
  for (const [index, { way, price: text, days, countries }] of output.ways.entries()) {
    if (countries && way !== 'post') return { problem: `ways.${index}.countries is only for post` }
    const price = readPrice(text, prices)
    if (price && 'problem' in price) return { problem: `ways.${index}.price ${price.problem}` }
    ways.push({
      way,
      ...(price && { price }),
      ...(days && { days }),
      ...(countries && { countries }),
    })
  }
  return ways
}

function readPrice(text: string | undefined, prices: Prices | undefined): Price | Problem | undefined {
  if (!prices) return text === undefined ? undefined : { problem: 'is only for a shop that has a prices.json' }
  if (text === undefined) return { problem: 'is missing: where prices.json names prices, each way has one' }
  const { currency, digits } = prices
  const units = readAmount(text, digits)
  if (units === undefined) return { problem: `must have ${digits} digits behind the point, unlike "${text}"` }
  return { amount: amountOf(units, digits), currency }
}
