import { describe, expect, it } from 'vitest'
import { inscribed } from './inscription.ts'

const VOICE = { font: 'Caveat', weight: '500', color: '0x2c4a42', caps: false }

function namedOn(side: number) {
  const place = { x: side * 0.3, y: side * 0.3, width: side * 0.4, height: side * 0.4 }
  const [name] = inscribed(place, { width: side, height: side }, { name: VOICE, line: VOICE, isTall: true })
  if (name?.kind !== 'text') throw new Error('a name is a text')
  return name
}

describe('a name on two lines', () => {
  it.each([30, 60, 100])('has the same space between them, in sizes of its letters, on %d cm as on 50', (side) => {
    const share = ({ look: { lineGap = 0, fontSize = 1 } }: ReturnType<typeof namedOn>) => lineGap / fontSize
    expect(share(namedOn(side))).toBeGreaterThan(0)
    expect(share(namedOn(side))).toBeCloseTo(share(namedOn(50)), 3)
    expect(namedOn(side).height / side).toBeCloseTo(namedOn(50).height / 50, 9)
  })
})
