import { LANGUAGES } from '@collagerie/core/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { TEXTS } from '../texts/index.ts'
import { drawQuote } from './draw-quote.ts'
import { lookOf, type QuoteLook } from './look-of.ts'
import { plainText } from './quote-line.ts'
import { QUOTE_STYLES } from './styles/index.ts'
import { contrast } from './testing/contrast.ts'
import { registerPackageFonts } from './testing/register-package-fonts.ts'
import { type Proof, proofOf, type Written } from './testing/written-texts.ts'

const PROOF_PX = 400
/** Letters keep this share of the sheet's shorter side away from its edge, so that slots can crop a little. */
const SAFE_SHARE = 0.03
const SAMPLES_ACROSS = 12
/** Type smaller than this share of the longer side is lost in a thumbnail. */
const SMALLEST_SHARE = 0.029

const LOOKS = LANGUAGES.flatMap((language) => TEXTS[language].quotes.map(lookOf))
const bare = (text: string) => text.toUpperCase().replaceAll(/\s/g, '')

describe.each(QUOTE_STYLES)('a quote in the $name style', (style) => {
  const looks = LOOKS.filter((look) => look.style === style)
  let proofs: readonly { look: QuoteLook; proof: Proof }[]

  beforeAll(() => {
    registerPackageFonts()
    proofs = looks.map((look) => ({ look, proof: proofOf(look, PROOF_PX) }))
  })

  it('says all its words in order, and then whose they are', () => {
    for (const { look, proof } of proofs) {
      const said = proof.written.map(({ text }) => text).join('')
      expect(bare(said)).toBe(bare(`${plainText(look.line)}${look.line.author ?? ''}`))
    }
  })

  it('stays inside the sheet', () => {
    const outside = proofs.flatMap(({ look, proof }) =>
      proof.written.filter((text) => !isInside(text, proof)).map(({ text }) => `${look.line.id}: ${text}`),
    )
    expect(outside).toEqual([])
  })

  it('has plain ground along its edges, which goes on where a slot is longer than the sheet', () => {
    const edged = proofs.filter(({ look, proof }) => {
      const code = Number.parseInt(look.palette.ground.slice(1), 16)
      const ground = String([(code >> 16) & 255, (code >> 8) & 255, code & 255])
      return edgePoints(proof).some(({ x, y }) => String(proof.groundAt(x, y)) !== ground)
    })
    expect(edged.map(({ look }) => look.line.id)).toEqual([])
  })

  it('reads well on whatever lies behind every word', () => {
    const faint = proofs.flatMap(({ look, proof }) =>
      proof.written
        .map((text) => ({ text: `${look.line.id}: ${text.text}`, least: leastContrast(text, proof) }))
        .filter(({ least }) => least < 4.5),
    )
    expect(faint).toEqual([])
  })

  it('is large enough to read in a thumbnail', () => {
    const small = proofs.flatMap(({ look, proof }) =>
      proof.written
        .filter(({ font }) => Number.parseFloat(font) / 1000 < SMALLEST_SHARE)
        .map(({ text, font }) => `${look.line.id}: ${text} ${font}`),
    )
    expect(small).toEqual([])
  })

  it('is the same picture every time', async () => {
    const [look] = looks
    if (!look) throw new Error('no quote is drawn in this style')
    const [first, second] = [drawQuote(look, 300), drawQuote(look, 300)]
    expect(Math.max(first.width, first.height)).toBe(300)
    expect((await first.encode('jpeg', 80)).equals(await second.encode('jpeg', 80))).toBe(true)
  })

  it('sets its lines alike small and large', () => {
    for (const { look, proof } of proofs.slice(0, 4)) {
      const large = proofOf(look, PROOF_PX * 3)
      large.written.forEach(({ corners }, index) => {
        const [corner] = corners
        const [small] = proof.written[index]?.corners ?? []
        expect((corner?.x ?? 0) / 3).toBeCloseTo(small?.x ?? Number.NaN, 0)
        expect((corner?.y ?? 0) / 3).toBeCloseTo(small?.y ?? Number.NaN, 0)
      })
    }
  })
})

function isInside({ corners }: Written, { width, height }: Proof): boolean {
  const edge = SAFE_SHARE * Math.min(width, height)
  return corners.every(({ x, y }) => x >= edge && y >= edge && x <= width - edge && y <= height - edge)
}

function edgePoints({ width, height }: Proof): readonly { readonly x: number; readonly y: number }[] {
  const [right, bottom] = [width - 1, height - 1]
  const across = Array.from({ length: width }, (_, x) => [
    { x, y: 0 },
    { x, y: bottom },
  ])
  const down = Array.from({ length: height }, (_, y) => [
    { x: 0, y },
    { x: right, y },
  ])
  return [...across.flat(), ...down.flat()]
}

function leastContrast({ corners, colour }: Written, proof: Proof): number {
  const code = Number.parseInt(colour.slice(1, 7), 16)
  const ink = [(code >> 16) & 255, (code >> 8) & 255, code & 255] as const
  const [a, b, c] = corners
  if (!a || !b || !c) return 0
  let least = Number.POSITIVE_INFINITY
  for (let across = 0; across <= SAMPLES_ACROSS; across++) {
    for (let down = 0; down <= SAMPLES_ACROSS; down++) {
      const [u, t] = [across / SAMPLES_ACROSS, down / SAMPLES_ACROSS]
      const x = a.x + (c.x - a.x) * u + (b.x - a.x) * t
      const y = a.y + (c.y - a.y) * u + (b.y - a.y) * t
      least = Math.min(least, contrast(ink, proof.groundAt(x, y)))
    }
  }
  return least
}
