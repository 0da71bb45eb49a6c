import styles from './spinner.module.css'

/** Always shown with a text that says what is loading. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <output className={styles.spinner}>
      <svg className={styles.ring} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <path d="M10 2a8 8 0 0 1 8 8" />
      </svg>
      <span>{label}</span>
    </output>
  )
}
