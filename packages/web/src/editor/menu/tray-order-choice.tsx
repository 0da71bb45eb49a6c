import { useTranslations } from 'use-intl'
import { useLibrary } from '../../photos/library-store.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { useDesk } from '../desk-store.ts'
import { TRAY_ORDERS, type TrayOrder } from './tray-order.ts'

const LABELS = {
  chosen: 'orderChosen',
  time: 'orderTime',
  name: 'orderName',
  unused: 'orderUnused',
} as const satisfies Record<TrayOrder, string>

/** With this many photos one begins to look for one. */
const FEW = 4

/** How the photos at hand are sorted. */
export function TrayOrderChoice() {
  const t = useTranslations('photo')
  const selected = useDesk((desk) => desk.trayOrder)
  const hasMany = useLibrary(({ order }) => order.length > FEW)
  if (!hasMany) return null
  return (
    <PlainSelect
      label={t('order')}
      choices={TRAY_ORDERS.map((id) => ({ id, label: t(LABELS[id]) }))}
      selected={selected}
      onSelect={(trayOrder) => useDesk.setState({ trayOrder })}
    />
  )
}
