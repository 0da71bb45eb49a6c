import { useTranslations } from 'use-intl'
import { Coming } from '../ui/coming.tsx'

/** Stands in for a requested dialog until it is loaded. */
export function DialogComing({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTranslations('misc')
  return isOpen && <Coming label={t('loading')} />
}
