import { useTranslations } from 'use-intl'
import { Coming } from '../../ui/coming.tsx'
import { useDesk } from '../desk-store.ts'

/** Until the panels of a phone are there, if one of them was asked for. */
export function PanelComing() {
  const t = useTranslations('misc')
  const isAsked = useDesk((desk) => desk.panel !== undefined)
  return isAsked && <Coming label={t('loading')} />
}
