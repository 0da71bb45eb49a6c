import { letters, type QuoteStyle } from '../quote-style.ts'
import { fitDisc } from '../set/block.ts'
import { creditRoom, writeWords } from '../set/credit.ts'
import { voice } from '../set/voice.ts'

/** A coloured disc on paper, filled with type to its rim. */
export const medallion: QuoteStyle = {
  name: 'medallion',
  palettes: [
    { ground: '#f3ece0', ink: '#fdf4e7', strong: '#ffdf9f', ornament: '#a03f26' },
    { ground: '#dfe6e8', ink: '#f3f0e4', strong: '#ffcf70', ornament: '#1f4257' },
    { ground: '#f6e3df', ink: '#fff3ec', strong: '#ffd9b8', ornament: '#7d2a45' },
    { ground: '#f5efd9', ink: '#2c2a1c', strong: '#7c2412', ornament: '#eebf4d' },
  ],
  suits: (quote) => letters(quote) <= 62 && quote.words.length >= 4,
  draw(page, quote) {
    const { ctx, width, height, palette } = page
    const radius = Math.min(width, height) * 0.46
    ctx.beginPath()
    ctx.arc(width / 2, height / 2, radius, 0, Math.PI * 2)
    ctx.fillStyle = palette.ornament
    ctx.fill()
    const below = creditRoom(quote.author)
    const rules = {
      voices: {
        plain: voice('Montserrat', 500, palette.ink, { tracking: -0.02 }),
        strong: voice('Montserrat', 700, palette.strong, { scale: 1.3, tracking: -0.025 }),
      },
      leading: 1.1,
      largest: 130,
    }
    const block = fitDisc(quote.words, rules, radius * 0.86 - below * 0.6)
    const top = (height - block.height - below) / 2
    writeWords(page, quote.author, block, { x: width / 2, top, align: 'center', gap: 0.1 })
  },
}
