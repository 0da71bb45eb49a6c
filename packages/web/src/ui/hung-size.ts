import type { CSSProperties } from 'react'

/** The largest size of a piece, in its proportions, that its container allows, with or without its picture. */
export function hungSize(width: number, height: number): CSSProperties {
  return { width: `min(100cqw, ${(100 * width) / height}cqh)`, aspectRatio: `${width} / ${height}` }
}

/** The largest size in a square container, in shares of it: a list of cards is laid out without measuring each. */
export function hungInSquare(width: number, height: number): CSSProperties {
  return { width: `${100 * Math.min(1, width / height)}%`, aspectRatio: `${width} / ${height}` }
}
