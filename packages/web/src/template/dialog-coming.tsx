import { useTranslations } from 'use-intl'
import { Coming } from '../ui/coming.tsx'

/** Until a dialog that was asked for is there. */
export function DialogComing({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTranslations('misc')
  return isOpen && <Coming label={t('loading')} />
}
