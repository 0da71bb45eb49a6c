import type { Size } from '@collagerie/core/geometry'
import type { PrintQuality } from '@collagerie/core/quality'
import { SUBTITLE_SLOT } from '@collagerie/core/text'
import { type CSSProperties, memo } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { REPEATS } from '../../ui/ignore-double-clicks.ts'
import { ROUND_MIDDLE } from './delete-corner.ts'
import { type DeleteSpot, spotInBox } from './delete-spot.ts'
import styles from './sheet-stage.module.css'
import { useSpokenSlot } from './spoken-slot.ts'
import type { Stop } from './stops.ts'

interface SlotButtonProps {
  readonly stop: Stop
  readonly format: Size
  readonly number: number
  readonly count: number
  /** The photo's name or the written text; undefined if there is none. */
  readonly name: string | undefined
  readonly quality: PrintQuality | undefined
  readonly helpId: string
  readonly showsDelete: boolean
  /** Whether a photo is on its way to the slot. */
  readonly isArriving: boolean
  /** Whether it is chosen together with others; undefined while nothing is. */
  readonly isPicked: boolean | undefined
  /** The place of the delete button, if not in a corner. */
  readonly deleteSpot: DeleteSpot | undefined
  /** How round its photo is: a share of its sides. */
  readonly round: number
}

/** The button over a slot. A change of the collage renders only the buttons it concerns. */
export const SlotButton = memo(function SlotButton(props: SlotButtonProps) {
  const { stop, format, number, count, name, quality, helpId, showsDelete, isArriving, deleteSpot, isPicked, round } =
    props
  const { kind, slot, box, rotation, layer, deleteCorner } = stop
  const t = useTranslations()
  const { nameOf } = useSpokenSlot()
  const textName = () => t(slot === SUBTITLE_SLOT ? 'editor.slotSubtitle' : 'editor.slotTitle', { text: name ?? '' })
  const prompt = () => {
    if (isArriving) return undefined
    if (kind === 'text') return t('layertext.clickToWrite')
    return t(name === undefined ? 'layerphoto.clickToAdd' : 'layerphoto.clickToEdit')
  }
  return (
    <button
      type="button"
      className={kind === 'text' ? `${styles['slot']} ${styles['text']}` : styles['slot']}
      {...(kind === 'text' ? { 'data-text': slot, ...REPEATS } : { 'data-slot': slot })}
      data-prompt={prompt()}
      aria-label={kind === 'text' ? textName() : nameOf({ number, count, name, quality })}
      aria-describedby={helpId}
      aria-pressed={isPicked}
      tabIndex={-1}
      style={{
        left: `${(box.x / format.width) * 100}%`,
        top: `${(box.y / format.height) * 100}%`,
        width: `${(box.width / format.width) * 100}%`,
        height: `${(box.height / format.height) * 100}%`,
        rotate: `${rotation}deg`,
        zIndex: layer,
        ...(round > 0 && { borderRadius: `${round * 100}%` }),
      }}
    >
      {showsDelete && (
        <span
          className={styles['delete']}
          {...(deleteSpot
            ? { 'data-spot': '', style: spotStyle(spotInBox(deleteSpot, stop)) }
            : {
                'data-across': deleteCorner.across,
                'data-down': deleteCorner.down,
                ...(deleteCorner.isInner && { style: INNER }),
              })}
        >
          <Icon name="close" size={14} />
        </span>
      )}
    </button>
  )
})

/** For a card whose corners all lie under others: at the corner of its middle. */
const INNER: CSSProperties = { ['--inside' as string]: `${ROUND_MIDDLE * 100}%` }

function spotStyle({ x, y, across, down }: ReturnType<typeof spotInBox>): CSSProperties {
  return {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    ['--across' as string]: across,
    ['--down' as string]: down,
  }
}
