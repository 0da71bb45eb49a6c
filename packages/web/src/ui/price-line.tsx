import styles from './price-line.module.css'

interface Props {
  readonly label: string
  /** Empty while it is not known. */
  readonly price: string
}

/** What something costs, beside the button that leads on; read out when it changes. */
export function PriceLine({ label, price }: Props) {
  return (
    <p role="status" className={styles.line}>
      {price !== '' && (
        <>
          <span className={styles.label}>{label}</span> <strong className={styles.price}>{price}</strong>
        </>
      )}
    </p>
  )
}
