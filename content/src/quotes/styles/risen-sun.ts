import { letters, type QuoteStyle } from '../quote-style.ts'
import { fitBlock } from '../set/block.ts'
import { creditRoom, writeWords } from '../set/credit.ts'
import { voice } from '../set/voice.ts'

const MARGIN = 0.125
/** The disc and the ground it keeps around it: a page whose ground goes on must not end in half a disc. */
const DISC = { radius: 0.43, margin: 0.035 }

/** A travel poster: one great disc behind geometric type that keeps to the left edge. */
export const risenSun: QuoteStyle = {
  name: 'risen sun',
  palettes: [
    { ground: '#1c3553', ink: '#f4ead8', strong: '#ffd083', ornament: '#2a4d72' },
    { ground: '#f6d9b8', ink: '#3a2418', strong: '#8a2a12', ornament: '#f3c091' },
    { ground: '#dfe8e4', ink: '#173a3a', strong: '#9a3412', ornament: '#f2d9b4' },
    { ground: '#5b2440', ink: '#fbe9dc', strong: '#ffcf9e', ornament: '#7a2f4b' },
  ],
  suits: (quote) => letters(quote) <= 64,
  draw(page, quote) {
    const { ctx, width, height, palette } = page
    const short = Math.min(width, height)
    ctx.beginPath()
    const reach = (DISC.radius + DISC.margin) * short
    ctx.arc(
      Math.min(width * 0.7, width - reach),
      Math.min(height * 0.62, height - reach),
      DISC.radius * short,
      0,
      Math.PI * 2,
    )
    ctx.fillStyle = palette.ornament
    ctx.fill()
    const below = creditRoom(quote.author)
    const margin = MARGIN * short
    const rules = {
      voices: {
        plain: voice('futura-pt', 400, palette.ink, { tracking: -0.01 }),
        strong: voice('futura-pt', 700, palette.strong, { scale: 1.3, tracking: -0.015 }),
      },
      leading: 1.06,
      largest: 165,
    }
    const block = fitBlock(quote.words, rules, { width: width - 2 * margin, height: height - 2.4 * margin - below })
    const top = (height - block.height - below) / 2
    writeWords(page, quote.author, block, { x: margin, top, align: 'left', gap: 0.12 })
  },
}
