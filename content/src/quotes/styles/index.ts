import type { QuoteStyle } from '../quote-style.ts'
import { bookPage } from './book-page.ts'
import { broadside } from './broadside.ts'
import { feltPen } from './felt-pen.ts'
import { garland } from './garland.ts'
import { keyword } from './keyword.ts'
import { letter } from './letter.ts'
import { medallion } from './medallion.ts'
import { risenSun } from './risen-sun.ts'
import { storybook } from './storybook.ts'

/** Every style of a quote. In a list of quotes, neighbours differ in face, ground and build. */
export const QUOTE_STYLES: readonly QuoteStyle[] = [
  keyword,
  bookPage,
  broadside,
  letter,
  medallion,
  garland,
  feltPen,
  risenSun,
  storybook,
]
