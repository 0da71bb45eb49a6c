import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export function DialogCrash({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations()
  return (
    <Dialog
      title={t('crash.title')}
      closeLabel={t('misc.close')}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          {t('savedialog.backToCollage')}
        </Button>
      }
    >
      <p role="alert">{t('crash.text')}</p>
    </Dialog>
  )
}
