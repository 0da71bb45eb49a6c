import { type PriceStep, type Prices, readAmount } from '@collagerie/core/prices'
import * as v from 'valibot'
import { exactly, firstProblem, SELLABLE_MATERIALS } from '../shop-folder/shop-file-rules.ts'

/** More than the largest wall of tiles. */
const MOST_CM2 = 1_000_000
/** The page contains them all. */
const MOST_STEPS = 100

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

const stepSchema = v.strictObject(
  {
    upToCm2: v.pipe(
      v.number('must be a whole number of square centimetres'),
      v.integer('must be a whole number of square centimetres'),
      v.minValue(1, 'must be above 0'),
      v.maxValue(MOST_CM2, `must be at most ${MOST_CM2}`),
    ),
    price: v.string('must be a text such as "9.95"'),
  },
  exactly('upToCm2 and price'),
)

const stepsSchema = v.pipe(
  v.array(stepSchema, 'must be a list of steps'),
  v.nonEmpty('must have at least one step'),
  v.maxLength(MOST_STEPS, `must have at most ${MOST_STEPS} steps`),
)

const fileSchema = v.strictObject(
  {
    currency: v.pipe(
      v.string('must be an ISO 4217 code such as "EUR"'),
      v.check((code) => CURRENCIES.has(code), 'must be an ISO 4217 code such as "EUR"'),
    ),
    materials: v.strictObject(
      Object.fromEntries(SELLABLE_MATERIALS.map((material) => [material, v.optional(stepsSchema)])),
      exactly(SELLABLE_MATERIALS.join(', ')),
    ),
  },
  exactly('currency and materials'),
)

interface Problem {
  /** Begins with the place. */
  readonly problem: string
}

/** The prices in what a file says, or what is wrong with it. */
export function readPrices(given: unknown): Prices | Problem {
  const { success, output, issues } = v.safeParse(fileSchema, given)
  if (!success) return { problem: firstProblem(issues) }
  const { currency } = output
  const digits = digitsOf(currency)
  const materials: Record<string, readonly PriceStep[]> = {}
  for (const [material, steps = []] of Object.entries(output.materials)) {
    const read = readSteps(steps, digits)
    if ('problem' in read) return { problem: `materials.${material}.${read.problem}` }
    materials[material] = read
  }
  return { currency, digits, materials }
}

function readSteps(steps: v.InferOutput<typeof stepsSchema>, digits: number): readonly PriceStep[] | Problem {
  const read: PriceStep[] = []
  for (const [index, { upToCm2, price }] of steps.entries()) {
    if (upToCm2 <= (read.at(-1)?.[0] ?? 0)) return { problem: `${index}.upToCm2 must be more than in the step before` }
    const units = readAmount(price, digits) ?? 0
    if (units === 0)
      return { problem: `${index}.price must be above 0 and have ${digits} digits behind the point, unlike "${price}"` }
    read.push([upToCm2, units])
  }
  return read
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0
}
