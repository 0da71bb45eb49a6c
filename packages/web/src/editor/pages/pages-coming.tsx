import type { Collage } from '@collagerie/core/collage'
import styles from './page-strip.module.css'

/** The room of the page strip, until its code is here: the sheet keeps its place when the pages appear. */
export function PagesComing({ pages }: { readonly pages: Collage }) {
  // A page is identified by its index, which never changes.
  const places = pages.map((_page, place) => place)
  return (
    <ul className={styles.strip} aria-hidden="true">
      {places.map((place) => (
        <li key={place} className={styles.item} />
      ))}
    </ul>
  )
}
