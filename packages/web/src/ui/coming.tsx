import styles from './coming.module.css'
import { Spinner } from './spinner.tsx'

/** Stands in for a dialog that is being loaded and blocks everything else, or two dialogs might open. */
export function Coming({ label }: { readonly label: string }) {
  return (
    <div className={styles.scrim}>
      <span className={styles.words}>
        <Spinner label={label} />
      </span>
    </div>
  )
}
