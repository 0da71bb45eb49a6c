import styles from './price-line.module.css'

interface Props {
  readonly label: string
  /** Empty while it is not known. */
  readonly price: string
  /** What has to be done before there is a price. */
  readonly missing?: string | undefined
}

/** What something costs, beside the button that leads on; read out when it changes. Its room is there before the price is. */
export function PriceLine({ label, price, missing }: Props) {
  return (
    <p role="status" className={styles.line}>
      <span className={styles.label}>{label}</span>{' '}
      {price === '' && missing !== undefined ? (
        <span className={styles.missing}>{missing}</span>
      ) : (
        <strong className={styles.price} aria-hidden={price === ''}>
          {price || '–'}
        </strong>
      )}
    </p>
  )
}
