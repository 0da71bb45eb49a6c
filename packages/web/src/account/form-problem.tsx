import styles from './account-form.module.css'

/** What is wrong with a form as a whole, said above its fields; nothing while it is empty. */
export function FormProblem({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  )
}
