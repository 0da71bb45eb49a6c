import { useTranslations } from 'use-intl'
import { useDesk } from '../desk-store.ts'
import { Tool } from '../menu/tool.tsx'

export const BACKGROUND_BUTTON_ID = 'editor-background'

export function BackgroundButton({ onLeave }: { readonly onLeave?: (() => void) | undefined }) {
  const t = useTranslations('editor')
  const isOpen = useDesk((desk) => desk.isColouring)

  function open(): void {
    onLeave?.()
    useDesk.setState({ isColouring: true })
  }

  return (
    <Tool
      id={BACKGROUND_BUTTON_ID}
      icon="palette"
      words={t('changeBackground')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={open}
    />
  )
}
