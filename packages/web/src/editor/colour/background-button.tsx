import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDesk } from '../desk-store.ts'

export const BACKGROUND_BUTTON_ID = 'editor-background'

export function BackgroundButton({ onLeave }: { readonly onLeave?: (() => void) | undefined }) {
  const t = useTranslations('editor')
  const isOpen = useDesk((desk) => desk.isColouring)

  function open(): void {
    onLeave?.()
    useDesk.setState({ isColouring: true })
  }

  return (
    <Button id={BACKGROUND_BUTTON_ID} look="quiet" aria-haspopup="dialog" aria-expanded={isOpen} onPress={open}>
      <Icon name="palette" />
      {t('changeBackground')}
    </Button>
  )
}
