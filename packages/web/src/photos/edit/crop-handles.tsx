import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CropDrag } from './crop-drag.ts'
import styles from './crop-handles.module.css'
import type { EditStage } from './edit-stage.ts'

const CORNERS = [
  { name: 'topLeft', x: -1, y: -1 },
  { name: 'topRight', x: 1, y: -1 },
  { name: 'bottomLeft', x: -1, y: 1 },
  { name: 'bottomRight', x: 1, y: 1 },
] as const

const SIDES = [
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
] as const

/** The crop frame of the slot. The keyboard reaches only the corners, which can do all the sides can. */
export function CropHandles({ stage }: { readonly stage: EditStage }) {
  const t = useTranslations('photoedit')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current) return undefined
    const drag = new CropDrag(frame.current, stage)
    return () => drag.stop()
  }, [stage])
  return (
    <div ref={frame} className={styles.frame}>
      {SIDES.map(({ x, y }) => (
        <span key={`${x} ${y}`} className={styles.side} data-handle-x={x} data-handle-y={y} aria-hidden="true" />
      ))}
      {CORNERS.map(({ name, x, y }) => (
        <button
          key={name}
          type="button"
          className={styles.corner}
          data-handle-x={x}
          data-handle-y={y}
          aria-label={t('cropCorner', { corner: t(`corners.${name}`) })}
        />
      ))}
    </div>
  )
}
