import styles from './coming.module.css'
import { Spinner } from './spinner.tsx'

/** In the place of a dialog that is still being fetched: nothing else can be pressed meanwhile, or both would open. */
export function Coming({ label }: { readonly label: string }) {
  return (
    <div className={styles.scrim}>
      <span className={styles.words}>
        <Spinner label={label} />
      </span>
    </div>
  )
}
