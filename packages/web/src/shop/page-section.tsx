import { type ReactNode, useId } from 'react'
import styles from './page-section.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

export function PageSection({ title, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
