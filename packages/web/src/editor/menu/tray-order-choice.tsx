import { useTranslations } from 'use-intl'
import { useLibrary } from '../../photos/library-store.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { sortTray, useEditorUi } from '../editor-ui-store.ts'
import { TRAY_ORDERS, type TrayOrder } from './tray-order.ts'

const LABELS = {
  chosen: 'orderChosen',
  time: 'orderTime',
  name: 'orderName',
  unused: 'orderUnused',
} as const satisfies Record<TrayOrder, string>

/** From this many photos on, sorting helps to find one. */
const FEW = 4

/** Chooses how the available photos are sorted. */
export function TrayOrderChoice() {
  const t = useTranslations('photo')
  const selected = useEditorUi((desk) => desk.trayOrder)
  const hasMany = useLibrary(({ order }) => order.length > FEW)
  if (!hasMany) return null
  return (
    <PlainSelect
      label={t('order')}
      choices={TRAY_ORDERS.map((id) => ({ id, label: t(LABELS[id]) }))}
      selected={selected}
      onSelect={sortTray}
    />
  )
}
