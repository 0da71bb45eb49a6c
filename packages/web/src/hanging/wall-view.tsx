import type { Format } from '@collagerie/core/format'
import { neighbourSizes, type PieceObject, ROOM_IDS, ROOMS } from '@collagerie/core/hanging'
import type { PaintedSheet } from '@collagerie/painter/hanging'
import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import mark from '../ui/error.module.css'
import { Icon } from '../ui/icon.tsx'
import { mediaHook } from '../ui/media-hook.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useCompact } from '../ui/use-narrow.ts'
import type { Where } from './kept-wall.ts'
import { MeasurePhoto } from './measure-photo.tsx'
import { MovablePiece } from './movable-piece.tsx'
import { OwnWallPanel, OwnWallPrompt } from './own-wall-panel.tsx'
import { PhotoWall } from './photo-wall.tsx'
import { Pills } from './pills.tsx'
import { useSceneDownload } from './use-scene-download.ts'
import { useSpace } from './use-space.ts'
import type { useWall } from './use-wall.ts'
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

const WHERE = [...ROOM_IDS, 'own'] as const satisfies readonly Where[]
const NO_SIZES: readonly Format[] = []
const useEvening = mediaHook('(prefers-color-scheme: dark)')

/** The piece on a wall, as large as it will be. */
export function WallView({ object, sheet, sizes, wall, sizePicker, action }: Props) {
  const t = useTranslations()
  const stage = useRef<HTMLDivElement>(null)
  const space = useSpace(stage)
  const scheme = useEvening() ? 'dark' : 'light'
  const { where, setWhere, compares, setCompares, own } = wall
  const picture = useSceneDownload()

  const rooms = useMemo(() => WHERE.map((id) => ({ id, words: t(`hanging.${id}`) })), [t])
  const neighbours = useMemo(() => neighbourSizes(object.format, sizes), [object.format, sizes])
  const others = compares ? neighbours : NO_SIZES
  const labels = useMemo(() => others.map(({ width, height }) => t('misc.format', { width, height })), [others, t])
  const room = useMemo(
    (): WallScene | undefined => (where === 'own' ? undefined : { kind: 'room', id: where }),
    [where],
  )
  const isPhotographed = where === 'own' && own.photo !== undefined
  const isBelow = useCompact()
  const isMeasuring = where === 'own' && own.isMeasuring
  const scene = room ?? (isMeasuring ? undefined : own.scene)
  const name = t('hanging.picture', { size: t('misc.format', object.format), room: t(`hanging.${where}`) })
  const placed = space && scene && placeScene(scene, object.format, others, space)

  function choose(chosen: Where): void {
    setWhere(chosen)
    picture.forget()
  }

  return (
    <div className={styles.view} data-photographed={isPhotographed} data-measuring={isPhotographed && isMeasuring}>
      <div ref={stage} className={styles.stage}>
        {space && room && <WallCanvas {...{ space, name, scene: room, object, sheet, labels, scheme, others }} />}
        {where === 'own' &&
          !own.photo &&
          (own.isComing ? <Spinner label={t('hanging.loading')} /> : <OwnWallPrompt wall={own} />)}
        {space && isMeasuring && own.photo && (
          <MeasurePhoto photo={own.photo} space={space} measured={own.measured} onChange={own.setPoints} />
        )}
        {space && placed?.photo && scene?.kind === 'photo' && (
          <>
            <PhotoWall photo={scene.photo} space={space} name={name} />
            <MovablePiece {...{ object, sheet, labels, others, placed }} photo={placed.photo} onMove={own.setMiddle} />
          </>
        )}
        {/* On the picture it saves, in reach however far the choices below are scrolled. */}
        <div className={styles.saving}>
          <p role="status" className={styles.told}>
            {picture.told && t(`hanging.${picture.told}`)}
          </p>
          {scene && (
            <Button
              onPress={() => space && picture.download({ scene, object, sheet, labels, others, scheme, window: space })}
            >
              <Icon name="download" />
              <span className={styles.words}>{t('hanging.download')}</span>
            </Button>
          )}
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.panel}>
          {/* Below a large picture what has to be done now comes first; beside one it follows the choice that led there. */}
          {isPhotographed && isBelow && <OwnWallPanel wall={own} />}
          <Pills label={t('hanging.rooms')} entries={rooms} chosen={where} onChoose={choose} isStrip />
          {isPhotographed && !isBelow && <OwnWallPanel wall={own} />}
          <ScaleLine where={where} own={own} />
          {sizePicker}
          {scene && neighbours.length > 0 && (
            <Checkbox isSelected={compares} onChange={setCompares}>
              {t('hanging.compare')}
            </Checkbox>
          )}
        </div>
        {action}
      </div>
    </div>
  )
}

/** What the picture is to scale with, or why there is none. */
function ScaleLine({ where, own }: Pick<Props['wall'], 'where' | 'own'>) {
  const t = useTranslations('hanging')
  const isToScale = own.scene && !own.isMeasuring
  const scale =
    where === 'own'
      ? isToScale && t('scale.own', { centimetres: own.measured.centimetres })
      : t(`scale.${where}`, { width: ROOMS[where].furniture.width })
  return (
    <>
      <p role="status" className={styles.scale}>
        {scale}
      </p>
      {where === 'own' && own.isBroken && (
        <p role="alert" className={mark.error}>
          {t('photoFailed')}
        </p>
      )}
    </>
  )
}
