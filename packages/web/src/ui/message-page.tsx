import type { ReactNode, Ref } from 'react'
import styles from './message-page.module.css'

interface Props {
  readonly title: string
  readonly text?: string
  readonly alert?: boolean
  /** A sign above it that all is well, or not; an alert has the latter. `spare` only fills an empty wall. */
  readonly sign?: 'well' | 'wrong' | 'spare'
  /** Set if the title should take the focus, because the focused element is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>
  /** The next steps, the main one first. */
  readonly children: ReactNode
}

/** One sentence in the middle of the page, hung like a print on the wall. */
export function MessagePage({
  title,
  text,
  alert = false,
  sign = alert ? 'wrong' : undefined,
  titleRef,
  children,
}: Props) {
  return (
    <section className={styles.wall} data-sign={sign} {...(alert && { role: 'alert' })}>
      <div className={styles.print}>
        <h1 className={styles.title} {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
          {title}
        </h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <div className={styles.ways}>{children}</div>
      </div>
    </section>
  )
}
