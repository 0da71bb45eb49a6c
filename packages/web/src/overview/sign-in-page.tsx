import { SignInPanel } from '../account/sign-in-panel.tsx'
import styles from './sign-in-page.module.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly onSignedIn: () => void
}

/** Says why it matters who is there, and asks. */
export function SignInPage({ title, text, onSignedIn }: Props) {
  return (
    <section className={styles.wall}>
      <div className={styles.print}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <SignInPanel onSignedIn={onSignedIn} />
      </div>
    </section>
  )
}
