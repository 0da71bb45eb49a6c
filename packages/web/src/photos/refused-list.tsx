import { useTranslations } from 'use-intl'
import { useToastText } from '../ui/toast-text.ts'
import type { RefusedFile } from './refused-files.ts'
import styles from './refused-list.module.css'

/** Refused files, each with its own reason. */
export function RefusedList({ files }: { readonly files: readonly RefusedFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <Refused key={file.id} {...file} />
      ))}
    </ul>
  )
}

function Refused({ name, reason }: RefusedFile) {
  const t = useTranslations('photo')
  const said = useToastText(reason) ?? ''
  return <li>{t('fileProblem', { name, reason: said })}</li>
}
