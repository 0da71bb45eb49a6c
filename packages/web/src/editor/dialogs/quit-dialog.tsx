import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { useLanguage } from '../../app/language/language-store.ts'
import { matchRoute } from '../../app/routes/match-route.ts'
import { takeStep } from '../../app/session.ts'
import { backUrl } from '../../app/shop-config.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { discardDocument, forgetChanges } from '../document-store.ts'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The last question before the collage is given up. */
export function QuitDialog({ isOpen, onClose }: Props) {
  const t = useTranslations()
  const [, navigate] = useLocation()
  const language = useLanguage((state) => state.language)

  function leave(): void {
    takeStep('exit')
    const url = backUrl(language)
    if (url.startsWith('/') && matchRoute(url)) {
      navigate(url)
      discardDocument()
    } else {
      forgetChanges()
      window.location.assign(url)
    }
  }

  return (
    <Dialog
      title={t('navigation.quit')}
      closeLabel={t('misc.close')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{t('savedialog.quitWithoutSaving')}</Button>
          <Button look="primary" onPress={onClose}>
            {t('savedialog.continue')}
          </Button>
        </>
      }
    >
      <p>{t('savedialog.quitText')}</p>
    </Dialog>
  )
}
