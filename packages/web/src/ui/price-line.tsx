import styles from './price-line.module.css'

interface Props {
  readonly label: string
  /** Empty while it is not known. */
  readonly price: string
}

/**
 * A price beside the button that leads on, announced when it changes. Its room is reserved before the price is known.
 */
export function PriceLine({ label, price }: Props) {
  return (
    <p role="status" className={styles.line}>
      <span className={styles.label}>{label}</span>{' '}
      <strong className={styles.price} aria-hidden={price === ''}>
        {price || '–'}
      </strong>
    </p>
  )
}
