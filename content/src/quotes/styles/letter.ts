import { swash } from '../ornaments/swash.ts'
import { letters, type QuoteStyle } from '../quote-style.ts'
import { fitBlock } from '../set/block.ts'
import { creditRoom, writeWords } from '../set/credit.ts'
import { voice } from '../set/voice.ts'
import { strongPlace } from '../set/write.ts'

/** Handwriting climbs a little. */
const CLIMB = -0.045

/** A note left on the kitchen table, the word that matters underlined in one stroke. */
export const letter: QuoteStyle = {
  name: 'letter',
  palettes: [
    { ground: '#fbfaf5', ink: '#23355c', strong: '#23355c', ornament: '#f0b48e' },
    { ground: '#fdeee6', ink: '#5a2330', strong: '#a3263f', ornament: '#f7cabc' },
    { ground: '#e6eef3', ink: '#1d3242', strong: '#1d3242', ornament: '#e3a13c' },
    { ground: '#33463f', ink: '#f7f2e4', strong: '#f7f2e4', ornament: '#9c5029' },
  ],
  suits: (quote) => letters(quote) <= 66,
  draw(page, quote) {
    const { ctx, width, height, palette } = page
    const below = creditRoom(quote.author)
    const rules = {
      voices: {
        plain: voice('Indie Flower', 400, palette.ink),
        strong: voice('Indie Flower', 400, palette.strong, { scale: 1.45 }),
      },
      leading: 1.06,
      largest: 150,
    }
    const block = fitBlock(quote.words, rules, { width: width * 0.78, height: height * 0.72 - below })
    ctx.translate(width / 2, height / 2)
    ctx.rotate(CLIMB)
    const top = -(block.height + below) / 2
    const place = strongPlace(block, 0, top, 'center')
    if (place)
      swash(
        ctx,
        place.x - place.size * 0.08,
        place.baseline + place.size * 0.16,
        place.width + place.size * 0.16,
        palette.ornament,
      )
    writeWords(page, quote.author, block, { x: 0, top, align: 'center', gap: 0.32 })
  },
}
