import styles from './coming.module.css'
import { Spinner } from './spinner.tsx'

/** Shown while a dialog is being loaded. It blocks the page, otherwise two dialogs might open. */
export function Coming({ label }: { readonly label: string }) {
  return (
    <div className={styles.scrim}>
      <span className={styles.words}>
        <Spinner label={label} />
      </span>
    </div>
  )
}
