import { LANGUAGES } from '@collagerie/core/catalogue'
import { designFor } from '@collagerie/core/designs'
import { PRESS_BOUNDS, SEEN_OF_TILE_CM, STANDARD_SIZES } from '@collagerie/core/format'
import { MOST_FILE_BYTES } from '@collagerie/core/photo'
import { expect, it } from 'vitest'
import { TEXTS } from '../content/src/texts/index.ts'
import { loadTexts } from '../packages/web/src/language/load-texts.ts'
import type { FrenchTexts } from '../packages/web/src/language/messages/translation.ts'

// Some texts write a limit out, since what shows them does not know it. The number must be that of the code.

const megabytes = MOST_FILE_BYTES / 1024 ** 2
const { min, max } = PRESS_BOUNDS
const patchwork = STANDARD_SIZES.flatMap((format) =>
  designFor('mosaiccross')
    .controls({ format, material: '', values: {} })
    .filter(({ key }) => key === 'numberHor'),
)
const fewest = Math.min(...patchwork.map(({ minValue }) => minValue))
const most = Math.max(...patchwork.map(({ maxValue }) => maxValue))

const numbersIn = (text: string) => Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits))

it.each(LANGUAGES)('the limits written out in %s are those of the code', async (language) => {
  const { fileservice, photo, template } = (await loadTexts(language, ['rest'])) as FrenchTexts
  const { mosaiccross, tiles } = TEXTS[language].designs
  const sizes = [fileservice.ERROR_FILE_TO_BIG, photo.uploadHint, photo.uploadHintMore, photo.refusedReasons]
  expect(sizes.map(numbersIn)).toEqual(sizes.map(() => [megabytes]))
  expect(numbersIn(template.what)).toEqual([min, max])
  expect(numbersIn(tiles.description)).toEqual([SEEN_OF_TILE_CM, SEEN_OF_TILE_CM])
  expect(numbersIn(mosaiccross.description)).toEqual([fewest, most])
})
