import { type Choice, formatOf } from '@collagerie/core/choice'
import type { Size } from '@collagerie/core/geometry'
import hung from '../ui/hung.module.css'
import { hungSize } from '../ui/hung-size.ts'

/** How far proportions may differ and still look the same. */
const ALIKE = 0.02

/** A small picture of the template in the chosen proportions, which is probably loaded already. */
export function smallPicture(choice: Choice): string | undefined {
  const { starturl, labelwebp, labelurl, thumbWidth, thumbHeight, width, height } = choice.offered
  const format = formatOf(choice)
  if (starturl !== '' && isAlike(format, { width, height })) return starturl
  return isAlike(format, { width: thumbWidth, height: thumbHeight }) ? labelwebp || labelurl : undefined
}

function isAlike(one: Size, other: Size): boolean {
  return Math.abs((other.width * one.height) / (other.height * one.width) - 1) < ALIKE
}

/** The piece in its place before anything is painted. */
export function CardPicture({ choice }: { readonly choice: Choice }) {
  const { width, height } = formatOf(choice)
  const url = smallPicture(choice)
  if (url === undefined) return <span className={hung.print} style={hungSize(width, height)} />
  return <img className={hung.print} src={url} alt="" decoding="sync" style={hungSize(width, height)} />
}
