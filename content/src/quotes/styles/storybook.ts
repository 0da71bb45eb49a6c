import { heart } from '../ornaments/heart.ts'
import { letters, type QuoteStyle } from '../quote-style.ts'
import { fitBlock } from '../set/block.ts'
import { creditRoom, writeWords } from '../set/credit.ts'
import { voice } from '../set/voice.ts'

const HEART = 82
const HEART_ROOM = 128

/** The cover of a children's book: round letters on a bright field, a heart on top. */
export const storybook: QuoteStyle = {
  name: 'storybook',
  palettes: [
    { ground: '#f7c948', ink: '#2b2347', strong: '#8c1c2e', ornament: '#d9432f' },
    { ground: '#f4a9a0', ink: '#42142a', strong: '#5b0f3c', ornament: '#fff4ea' },
    { ground: '#bfe0d8', ink: '#16404a', strong: '#8f2a17', ornament: '#ee7a5c' },
    { ground: '#21577a', ink: '#fdf6e6', strong: '#ffd569', ornament: '#f08a6c' },
  ],
  suits: (quote) => letters(quote) <= 58,
  draw(page, quote) {
    const { ctx, width, height, palette } = page
    const below = creditRoom(quote.author)
    const rules = {
      voices: {
        plain: voice('McLaren', 400, palette.ink),
        strong: voice('McLaren', 400, palette.strong, { scale: 1.4 }),
      },
      leading: 1.16,
      largest: 130,
    }
    const block = fitBlock(quote.words, rules, { width: width * 0.76, height: height * 0.74 - HEART_ROOM - below })
    const top = (height - block.height - below + HEART_ROOM) / 2
    heart(ctx, width / 2, top - HEART_ROOM + HEART * 0.2, HEART, palette.ornament)
    writeWords(page, quote.author, block, { x: width / 2, top, align: 'center', gap: 0.2 })
  },
}
