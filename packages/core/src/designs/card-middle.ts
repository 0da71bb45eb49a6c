import type { PhotoBox } from './design.ts'

/** A card as it was thrown, with the sine and cosine of its turn. */
export interface Card extends PhotoBox {
  readonly sine: number
  readonly cosine: number
}

/** Later cards leave the middle of every card visible, this share of its sides. */
export const CARD_MIDDLE = 0.5

/** Whether any card lies over the middle of one that was thrown before it. */
export function hidesAMiddle(cards: readonly Card[]): boolean {
  return cards.some((card, index) => {
    for (let next = index + 1; next < cards.length; next++) {
      const later = cards[next]
      if (later && hidesMiddle(later, card)) return true
    }
    return false
  })
}

export function hidesMiddle(later: Card, card: Card): boolean {
  const dx = card.x + card.width / 2 - later.x - later.width / 2
  const dy = card.y + card.height / 2 - later.y - later.height / 2
  if (Math.abs(dx) > halfAcross(card) + halfAcross(later) || Math.abs(dy) > halfDown(card) + halfDown(later))
    return false
  for (let u = -1; u <= 1; u++) {
    for (let v = -1; v <= 1; v++) {
      const across = (u * CARD_MIDDLE * card.width) / 2
      const down = (v * CARD_MIDDLE * card.height) / 2
      const x = dx + across * card.cosine - down * card.sine
      const y = dy + across * card.sine + down * card.cosine
      const isUnder =
        Math.abs(x * later.cosine + y * later.sine) <= later.width / 2 &&
        Math.abs(y * later.cosine - x * later.sine) <= later.height / 2
      if (isUnder) return true
    }
  }
  return false
}

/** Clockwise from the top left. */
export function cornersOfCard({ x, y, width, height, sine, cosine }: Card) {
  const corner = (u: number, v: number) => ({
    x: x + width / 2 + (u * width * cosine - v * height * sine) / 2,
    y: y + height / 2 + (u * width * sine + v * height * cosine) / 2,
  })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const
}

/** The upright box around a turned card. */
export function boundsOfCard(card: Card) {
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2]
  const [across, down] = [halfAcross(card), halfDown(card)]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

function halfAcross({ width, height, sine, cosine }: Card): number {
  return (width * cosine + height * Math.abs(sine)) / 2
}

function halfDown({ width, height, sine, cosine }: Card): number {
  return (height * cosine + width * Math.abs(sine)) / 2
}
