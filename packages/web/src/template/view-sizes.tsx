import { type Choice, chooseSize } from '@collagerie/core/choice'
import { orientationOf, sizesOfOrientation } from '@collagerie/core/format'
import { changeChoice } from './choice-store.ts'
import styles from './size-list.module.css'
import { SizeList } from './size-list.tsx'
import { useSizePrice } from './use-size-price.ts'

/** The sizes of the same orientation beside the wall, with their prices: each can be tried on the wall. */
export function ViewSizes({ choice }: { readonly choice: Choice }) {
  const { id, children, isTileBased } = choice.offered
  const sizes = sizesOfOrientation(children, orientationOf(choice.size))
  const { priceOf, note } = useSizePrice(choice, sizes)
  if (isTileBased || sizes.length < 2) return null
  return (
    <div>
      <SizeList
        isStrip
        sizes={sizes}
        chosen={choice.size.id}
        priceOf={priceOf}
        onChoose={(sizeId) => changeChoice(id, (current) => chooseSize(current, sizeId))}
      />
      {note !== '' && <p className={styles.note}>{note}</p>}
    </div>
  )
}
