import { Label } from 'react-aria-components/Label'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import styles from './progress.module.css'

interface Props {
  /** A text that says what is being done. */
  readonly label: string
  readonly value: number
  readonly max: number
}

export function Progress({ label, value, max }: Props) {
  return (
    <ProgressBar className={styles.progress ?? ''} value={value} maxValue={max}>
      <Label>{label}</Label>
      {/* An SVG: its width is an attribute, which a strict style policy allows. */}
      <svg className={styles.bar} viewBox="0 0 300 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="300" height="6" rx="3" />
        <rect className={styles.fill} width={max > 0 ? (300 * Math.min(value, max)) / max : 0} height="6" rx="3" />
      </svg>
    </ProgressBar>
  )
}
