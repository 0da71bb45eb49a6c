import { sprig } from '../ornaments/sprig.ts'
import { letters, type QuoteStyle } from '../quote-style.ts'
import { fitBlock } from '../set/block.ts'
import { creditRoom, writeWords } from '../set/credit.ts'
import { voice } from '../set/voice.ts'

const SPRIG_WIDTH = 340
const SPRIG_ROOM = 112

/** An engraved title page: centred serif on a deep ground over a pair of twigs. */
export const garland: QuoteStyle = {
  name: 'garland',
  palettes: [
    { ground: '#233d33', ink: '#f2ead6', strong: '#f0c987', ornament: '#c9a567' },
    { ground: '#f5efe3', ink: '#33302a', strong: '#6a5416', ornament: '#8ba081' },
    { ground: '#3b2030', ink: '#f5e6dc', strong: '#f3b9a4', ornament: '#c98a78' },
    { ground: '#e4e9ee', ink: '#223046', strong: '#8a3b2a', ornament: '#7d96ab' },
  ],
  // Rasa draws accented capitals hardly taller than small letters.
  suits: (quote) => letters(quote) >= 20 && !quote.words.some(({ text }) => /[À-Ý]/.test(text)),
  draw(page, quote) {
    const { ctx, width, height, palette } = page
    const below = creditRoom(quote.author)
    const rules = {
      voices: {
        plain: voice('Rasa', 400, palette.ink),
        strong: voice('Rasa', 500, palette.strong, { scale: 1.5 }),
      },
      leading: 0.98,
      largest: 165,
    }
    const block = fitBlock(quote.words, rules, { width: width * 0.78, height: height * 0.78 - SPRIG_ROOM - below })
    const top = (height - block.height - below - SPRIG_ROOM) / 2
    writeWords(page, quote.author, block, { x: width / 2, top, align: 'center', gap: 0.15 })
    sprig(ctx, width / 2, top + block.height + below + SPRIG_ROOM, SPRIG_WIDTH, palette.ornament)
  },
}
