import { Spinner } from './spinner.tsx'
import styles from './waiting.module.css'

/** In the place of a page, or of most of one, until there is something to show. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.waiting}>
      <Spinner label={label} />
    </div>
  )
}
