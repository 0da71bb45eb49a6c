import styles from './logo.module.css'

interface Props {
  readonly name: string | undefined
}

/** Four prints on a wall, and the shop's name; ours is drawn from circles and straight lines. */
export function Logo({ name }: Props) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <rect x="1" y="1" width="14" height="17" />
        <rect className={styles.accent} x="17" y="1" width="10" height="8" />
        <rect className={styles.soft} x="17" y="11" width="10" height="16" />
        <rect className={styles.soft} x="1" y="20" width="14" height="7" />
      </svg>
      {name === undefined ? <Wordmark /> : <span className={styles.name}>{name}</span>}
    </>
  )
}

function Wordmark() {
  return (
    <svg className={styles.word} viewBox="0 0 112 30" width="112" height="30" aria-hidden="true">
      <path d="M16.2 7.8a8.4 8.4 0 1 0 0 11.2M34.6 4v17.8M39.4 4v17.8M54 11v10.8M68.6 11v11.4a5.2 5.2 0 0 1-10 1.8M72.5 16.4h10.7a5.4 5.4 0 1 0-1.9 4.1M87.4 11v10.8M87.4 16.2c0-3.2 1.7-5.2 4.6-5.2M95.6 11v10.8M99.3 16.4H110a5.4 5.4 0 1 0-1.9 4.1" />
      <circle cx="25.4" cy="16.4" r="5.4" />
      <circle cx="48.6" cy="16.4" r="5.4" />
      <circle cx="63.2" cy="16.4" r="5.4" />
      <circle className={styles.dot} cx="95.6" cy="6.4" r="1.5" />
    </svg>
  )
}
