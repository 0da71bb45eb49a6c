import type { Choice } from '@collagerie/core/choice'
import styles from './preview.module.css'

/** A drawn template's picture, rendered by the same painter when the catalogue was built. */
export function StaticPreview({ choice }: { readonly choice: Choice }) {
  const { size, offered } = choice
  return (
    <img
      className={styles.print}
      src={`${offered.sizeurl}${size.id}.jpg`}
      width={size.width * 20}
      height={size.height * 20}
      alt=""
    />
  )
}
