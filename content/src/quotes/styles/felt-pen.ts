import { marker } from '../ornaments/marker.ts'
import { letters, type QuoteStyle } from '../quote-style.ts'
import { fitBlock } from '../set/block.ts'
import { creditRoom, writeWords } from '../set/credit.ts'
import { capHeight } from '../set/measure.ts'
import { voice } from '../set/voice.ts'
import { strongPlace } from '../set/write.ts'

/** Round bold type, flush left, one word marked with a broad pen. */
export const feltPen: QuoteStyle = {
  name: 'felt pen',
  palettes: [
    { ground: '#fbfaf7', ink: '#26241f', strong: '#26241f', ornament: '#ffd75e' },
    { ground: '#f1ecf7', ink: '#2f2250', strong: '#2f2250', ornament: '#f7b3c2' },
    { ground: '#e8f1ea', ink: '#1c3a2c', strong: '#1c3a2c', ornament: '#a8dca0' },
    { ground: '#272c3a', ink: '#f5f2ea', strong: '#fffaf0', ornament: '#a8481f' },
  ],
  suits: (quote) => letters(quote) <= 70,
  draw(page, quote) {
    const { ctx, width, height, palette } = page
    const below = creditRoom(quote.author)
    const rules = {
      voices: {
        plain: voice('Nunito', 500, palette.ink, { tracking: -0.012 }),
        strong: voice('Nunito', 700, palette.strong, { scale: 1.18, tracking: -0.012, air: 0.1 }),
      },
      leading: 1.16,
      largest: 150,
    }
    const block = fitBlock(quote.words, rules, { width: width * 0.74, height: height * 0.74 - below })
    const left = (width - block.width) / 2
    const top = (height - block.height - below) / 2
    const place = strongPlace(block, left, top, 'left')
    if (place) {
      const cap = capHeight(rules.voices.strong) * place.size
      const pad = place.size * 0.11
      marker(
        ctx,
        place.x - pad,
        place.baseline - cap - pad * 1.5,
        place.width + 2 * pad,
        cap + pad * 3.6,
        palette.ornament,
      )
    }
    writeWords(page, quote.author, block, { x: left, top, align: 'left', gap: 0.14 })
  },
}
