import styles from './price-line.module.css'

interface Props {
  readonly label: string
  /** Empty while it is not known. */
  readonly price: string
}

/** What something costs, beside the button that leads on; read out when it changes. Its room is there before the price is. */
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
