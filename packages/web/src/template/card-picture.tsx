import { type Choice, formatOf } from '@collagerie/core/choice'
import styles from './preview.module.css'

/** How far proportions may be apart and still look the same. */
const ALIKE = 0.02

/** The picture of the template's card, where the chosen format has its proportions: most likely it is there already. */
export function cardPicture(choice: Choice): string | undefined {
  const { width, height } = formatOf(choice)
  const { labelurl, thumbWidth, thumbHeight } = choice.offered
  return Math.abs((thumbWidth * height) / (thumbHeight * width) - 1) < ALIKE ? labelurl : undefined
}

/** The piece in its place before anything can be painted. */
export function CardPicture({ choice }: { readonly choice: Choice }) {
  const { width, height } = formatOf(choice)
  const style = { width: `min(100cqw, ${(100 * width) / height}cqh)`, aspectRatio: `${width} / ${height}` }
  const url = cardPicture(choice)
  if (url === undefined) return <span className={styles.print} style={style} />
  return <img className={styles.print} src={url} alt="" style={style} />
}
