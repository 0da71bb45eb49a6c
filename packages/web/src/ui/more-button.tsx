import { Button } from './button.tsx'
import styles from './more-button.module.css'
import { showToast } from './toast-queue.ts'

interface Props {
  readonly label: string
  readonly isLoading: boolean
  readonly load: () => Promise<void>
}

/** At the end of a list that has another page. */
export function MoreButton({ label, isLoading, load }: Props) {
  return (
    <div className={styles.more}>
      <Button
        isDisabled={isLoading}
        onPress={() => void load().catch(() => showToast('overview.actionFailed', { tone: 'urgent' }))}
      >
        {label}
      </Button>
    </div>
  )
}
