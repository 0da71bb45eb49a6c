/** The form of a postcode: a number of digits, or an example if it has letters too. */
export type PostcodeForm = { readonly digits: number } | { readonly example: string }

interface Lettered {
  readonly pattern: RegExp
  readonly example: string
}

/** Countries of Europe, and overseas parts of Denmark, France and Norway. Elsewhere any postcode is accepted. */
const OF_DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    3: 'FO IS',
    4: 'AL AT BE BG CH CY DK GE GL HU LI LU LV MD MK NO SI SJ',
    5: 'AX BA BL CZ DE EE ES FI FR GF GP GR HR IT LT MC ME MF MQ PL PM RE RS SE SK SM TR UA VA YT',
    6: 'BY RO RU',
    7: 'PT',
  }).flatMap(([digits, countries]) => countries.split(' ').map((country) => [country, Number(digits)] as const)),
)

const BRITISH = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/

/** British forces abroad write "BFPO 58". */
const BRITISH_OR_FORCES = new RegExp(String.raw`${BRITISH.source}|^BFPO\d{1,4}$`)

const LETTERED: Readonly<Record<string, Lettered>> = {
  AD: { pattern: /^(AD)?\d{3}$/, example: 'AD500' },
  GB: { pattern: BRITISH_OR_FORCES, example: 'SW1A 1AA' },
  GG: { pattern: BRITISH, example: 'GY1 1AA' },
  GI: { pattern: BRITISH, example: 'GX11 1AA' },
  IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, example: 'D02 X285' },
  IM: { pattern: BRITISH, example: 'IM1 1AA' },
  JE: { pattern: BRITISH, example: 'JE2 3AB' },
  MT: { pattern: /^[A-Z]{3}\d{2,4}$/, example: 'VLT 1117' },
  NL: { pattern: /^[1-9]\d{3}[A-Z]{2}$/, example: '1012 AB' },
}

/** What cars of a country have on their plates, where it is not the country's code. */
const CAR_SIGNS: Readonly<Record<string, string>> = {
  AT: 'A',
  AX: 'FIN',
  BE: 'B',
  BL: 'F',
  DE: 'D',
  ES: 'E',
  FI: 'FIN',
  FO: 'DK',
  FR: 'F',
  GF: 'F',
  GL: 'DK',
  GP: 'F',
  HU: 'H',
  IT: 'I',
  LI: 'FL',
  LU: 'L',
  MF: 'F',
  MQ: 'F',
  NO: 'N',
  PM: 'F',
  PT: 'P',
  RE: 'F',
  RU: 'RUS',
  SE: 'S',
  SI: 'SLO',
  SJ: 'N',
  SM: 'RSM',
  VA: 'V',
  YT: 'F',
}

/** Undefined where any text may be one. */
export function postcodeForm(country: string): PostcodeForm | undefined {
  const digits = OF_DIGITS.get(country)
  if (digits !== undefined) return { digits }
  const example = LETTERED[country]?.example
  return example === undefined ? undefined : { example }
}

/** Blanks, dashes, small letters and a country's sign in front ("L-1855", "CH8001") are ways of writing the same. */
export function isPostcodeOf(country: string, written: string): boolean {
  const bare = written.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
  const signs = [country, CAR_SIGNS[country] ?? country].filter((sign) => bare.startsWith(sign))
  return [bare, ...signs.map((sign) => bare.slice(sign.length))].some((each) => fits(country, each))
}

function fits(country: string, bare: string): boolean {
  const digits = OF_DIGITS.get(country)
  if (digits !== undefined) return bare.length === digits && /^\d+$/.test(bare)
  return LETTERED[country]?.pattern.test(bare) ?? true
}
