import type { Format } from '@collagerie/core/format'
import { formatId } from '@collagerie/core/format'
import { clamp, type Rect } from '@collagerie/core/geometry'
import { neighbourSizes, type PieceObject, ROOM_IDS, ROOMS } from '@collagerie/core/hanging'
import type { PaintedSheet } from '@collagerie/painter/hanging'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { track } from '../analytics/analytics.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import mark from '../ui/error.module.css'
import { Icon } from '../ui/icon.tsx'
import { mediaHook } from '../ui/media-hook.ts'
import spoken from '../ui/spoken.module.css'
import { downloadScene } from './download-scene.ts'
import { DragHandle } from './drag-handle.tsx'
import { HungCanvas } from './hung-canvas.tsx'
import { MeasurePhoto } from './measure-photo.tsx'
import { OwnWallPanel, OwnWallPrompt } from './own-wall-panel.tsx'
import { PhotoWall } from './photo-wall.tsx'
import { Pills } from './pills.tsx'
import { useSpace } from './use-space.ts'
import type { useWall, Where } from './use-wall.ts'
import { WallCanvas } from './wall-canvas.tsx'
import { placeScene, type WallScene } from './wall-scene.ts'
import styles from './wall-view.module.css'

interface Props {
  readonly object: PieceObject
  readonly sheet: PaintedSheet
  /** The sizes it could be had in. */
  readonly sizes: readonly Format[]
  readonly wall: ReturnType<typeof useWall>
  readonly sizePicker: ReactNode
  readonly action: ReactNode
}

const NO_SIZES: readonly Format[] = []
const useEvening = mediaHook('(prefers-color-scheme: dark)')

/** The piece on a wall, as large as it will be. */
export function WallView({ object, sheet, sizes, wall, sizePicker, action }: Props) {
  const t = useTranslations()
  const stage = useRef<HTMLDivElement>(null)
  const hung = useRef<HTMLCanvasElement>(null)
  const space = useSpace(stage)
  const scheme = useEvening() ? 'dark' : 'light'
  const { where, setWhere, compares, setCompares, own } = wall
  const [told, setTold] = useState<'downloaded' | 'downloadFailed'>()
  const moveHelpId = useId()

  const neighbours = useMemo(() => neighbourSizes(object.format, sizes), [object.format, sizes])
  const others = compares ? neighbours : NO_SIZES
  const labels = useMemo(() => others.map(({ width, height }) => t('misc.format', { width, height })), [others, t])
  const room = useMemo(
    (): WallScene | undefined => (where === 'own' ? undefined : { kind: 'room', id: where }),
    [where],
  )
  const isPhotographed = where === 'own' && own.photo !== undefined
  const isMeasuring = where === 'own' && own.isMeasuring
  const scene = room ?? (isMeasuring ? undefined : own.scene)
  const size = t('misc.format', object.format)
  const scaleText =
    where === 'own'
      ? own.scene && !isMeasuring && t('hanging.scale.own', { centimetres: own.measured.centimetres })
      : t(`hanging.scale.${where}`, { width: ROOMS[where].furniture.width })
  const name = t('hanging.picture', { size, room: t(`hanging.${where}`) })
  const placed = space && scene && placeScene(scene, object.format, others, space)
  const at = placed && middleOf(placed.piece)

  function choose(chosen: Where): void {
    setWhere(chosen)
    setTold(undefined)
  }

  async function download(): Promise<void> {
    if (!scene || !space) return
    try {
      const file = `collage-${formatId(object.format)}.jpg`
      await downloadScene({ scene, object, sheet, labels, others, scheme, window: space, name: file })
      setTold('downloaded')
    } catch (error) {
      track('wall-picture-failed', { message: String(error) })
      setTold('downloadFailed')
    }
  }

  return (
    <div className={styles.view} data-photographed={isPhotographed}>
      <div ref={stage} className={styles.stage}>
        {space && room && <WallCanvas {...{ space, name, scene: room, object, sheet, labels, scheme, others }} />}
        {where === 'own' && !own.photo && <OwnWallPrompt wall={own} />}
        {space && isMeasuring && own.photo && (
          <MeasurePhoto photo={own.photo} space={space} measured={own.measured} onChange={own.setPoints} />
        )}
        {space && placed?.photo && at && scene?.kind === 'photo' && (
          <>
            <PhotoWall photo={scene.photo} space={space} name={name} />
            <HungCanvas ref={hung} {...{ object, sheet, labels, others, at }} scale={placed.scale} />
            <span id={moveHelpId} className={spoken.spoken}>
              {t('hanging.moveHelp')}
            </span>
            <DragHandle
              label={t('hanging.move')}
              describedBy={moveHelpId}
              className={styles.piece ?? ''}
              style={{
                left: placed.piece.x,
                top: placed.piece.y,
                width: placed.piece.width,
                height: placed.piece.height,
              }}
              at={at}
              within={placed.photo}
              onDrag={({ x, y }) => {
                if (hung.current) hung.current.style.translate = `${x - at.x}px ${y - at.y}px`
              }}
              onMove={({ x, y }) => placed.photo && own.setMiddle(sharesOf(x, y, placed.photo))}
            />
          </>
        )}
      </div>
      <div className={styles.side}>
        <div className={styles.panel}>
          {/* First of all: what has to be done now stays in sight below a large picture. */}
          {isPhotographed && <OwnWallPanel wall={own} />}
          <Pills
            label={t('hanging.rooms')}
            entries={[...ROOM_IDS, 'own' as const].map((id) => ({ id, words: t(`hanging.${id}`) }))}
            chosen={where}
            onChoose={choose}
          />
          <p role="status" className={styles.scale}>
            {scaleText}
          </p>
          {where === 'own' && own.isBroken && (
            <p role="alert" className={mark.error}>
              {t('hanging.photoFailed')}
            </p>
          )}
          {sizePicker}
          <div className={styles.tools}>
            {scene && neighbours.length > 0 && (
              <Checkbox isSelected={compares} onChange={setCompares}>
                {t('hanging.compare')}
              </Checkbox>
            )}
            {scene && (
              <Button onPress={() => void download()}>
                <Icon name="download" />
                {t('hanging.download')}
              </Button>
            )}
          </div>
          <p role="status" className={styles.told}>
            {told && t(`hanging.${told}`)}
          </p>
        </div>
        {action}
      </div>
    </div>
  )
}

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 })

function sharesOf(x: number, y: number, photo: Rect) {
  return { x: clamp((x - photo.x) / photo.width, 0, 1), y: clamp((y - photo.y) / photo.height, 0, 1) }
}
