import { IMAGE_EFFECTS, type ImageEffect } from '@collagerie/core/effects'
import type { Rect, Size } from '@collagerie/core/geometry'
import { dpiOf, type PlacedPhoto, rotateBy, ZOOM_BUTTON, zoomBy } from '@collagerie/core/placement'
import { type OriginalPhoto } from '@collagerie/core/quality'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureSource } from '../painting/picture-source.ts'
import { hasTrustedPixels } from '../painting/trusted-pixels.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { REPEATS } from '../ui/ignore-double-clicks.ts'
import { EditStage } from './edit/edit-stage.ts'
import { EffectTile } from './edit/effect-tile.tsx'
import { QualityNote, type QualityNoteHandle } from './edit/quality-note.tsx'
import styles from './photo-edit-dialog.module.css'

const EFFECT_NAMES = {
  none: 'effectNone',
  sepia: 'effectSepia',
  sepiabrown: 'effectSepiaBrown',
  grey: 'effectGrey',
  faded: 'effectFaded',
  vintage: 'effectVintage',
} as const satisfies Record<ImageEffect, string>

interface EditedPhoto {
  readonly placed: PlacedPhoto
  readonly original: OriginalPhoto
  /** The photo's box in its slot, in centimetres. */
  readonly slot: Size
  /** What of the slot can be seen on the sheet, where that is not all. */
  readonly shape?: HTMLCanvasElement | undefined
  readonly source: PictureSource
  /** The faces found in the photo, in shares of it as stored. */
  readonly faces?: readonly Rect[] | undefined
}

const NO_FACES: readonly Rect[] = []

interface Props extends EditedPhoto {
  /** The dialog is to close and the photo to lie like this. */
  readonly onDone: (placed: PlacedPhoto) => void
  /** The dialog is to close and nothing to change. */
  readonly onCancel: () => void
  /** Where photos may carry text: it is asked for, and the photo is to lie like this. */
  readonly onText?: (placed: PlacedPhoto) => void
}

/** Turns and moves a photo under its slot, shown as a lit window, and gives it an effect. */
export function PhotoEditDialog({ onCancel, ...rest }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      title={t('photoedit.dialogTitle')}
      closeLabel={t('misc.cancel')}
      isOpen
      onClose={onCancel}
      width="wide"
      isFitted
    >
      <PhotoEditor {...rest} />
    </Dialog>
  )
}

function PhotoEditor({
  placed,
  original,
  slot,
  shape,
  source,
  faces = NO_FACES,
  onDone,
  onText,
}: Omit<Props, 'onCancel'>) {
  const t = useTranslations('photoedit')
  const room = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [stage, setStage] = useState<EditStage>()
  const working = useRef(placed)
  const note = useRef<QualityNoteHandle>(null)
  const backId = useId()
  /** The placement the effects are shown on; none while the photo is being moved. */
  const [toned, setToned] = useState<PlacedPhoto>()
  const isEditing = toned === undefined
  const [marksFaces, setMarksFaces] = useState(false)

  const remember = useCallback(
    (now: PlacedPhoto) => {
      working.current = now
      note.current?.show(dpiOf(original.isQuote ? { kind: 'quote' } : { kind: 'photo', original, placed: now }, slot))
    },
    [original, slot],
  )

  useEffect(() => {
    if (!canvas.current || !room.current) return undefined
    const made = new EditStage(room.current, canvas.current, working.current, {
      source,
      original,
      slot,
      shape,
      onChange: remember,
    })
    setStage(made)
    remember(made.placed)
    return () => made.stop()
  }, [source, original, slot, shape, remember])

  useEffect(() => {
    stage?.markFaces(marksFaces ? faces : NO_FACES)
  }, [stage, marksFaces, faces])

  useEffect(() => {
    stage?.allowEditing(isEditing)
  }, [stage, isEditing])

  const change = (step: (now: PlacedPhoto) => PlacedPhoto) => stage?.change(step)

  function choose(effect: ImageEffect): void {
    change((now) => ({ ...now, effect }))
    setToned(working.current)
  }

  return (
    <div className={styles.editor} style={{ ['--slot-ratio' as string]: slot.height / slot.width }}>
      {/* Arrow keys, plus and minus are its own, which is what this role tells a screen reader. */}
      <div ref={room} className={isEditing ? styles.movable : styles.still} role="application" aria-label={t('stage')}>
        <canvas ref={canvas} />
      </div>
      <div className={styles.side}>
        <QualityNote ref={note} />
        {faces.length > 0 && (
          <Checkbox isSelected={marksFaces} onChange={setMarksFaces}>
            {t('markFaces', { count: faces.length })}
          </Checkbox>
        )}
        {isEditing ? (
          <div className={styles.tools}>
            <Button {...REPEATS} look="quiet" onPress={() => change((now) => zoomBy(now, ZOOM_BUTTON.smaller))}>
              <Icon name="zoomOut" />
              {t('zoomOut')}
            </Button>
            <Button {...REPEATS} look="quiet" onPress={() => change((now) => zoomBy(now, ZOOM_BUTTON.larger))}>
              <Icon name="zoomIn" />
              {t('zoomIn')}
            </Button>
            <Button look="quiet" onPress={() => setToned(working.current)}>
              <Icon name="effects" />
              {t('effects')}
            </Button>
            <Button {...REPEATS} look="quiet" onPress={() => change((now) => rotateBy(now, 90))}>
              <Icon name="rotate" />
              {t('rotate')}
            </Button>
            {onText && (
              <Button look="quiet" onPress={() => onText(working.current)}>
                <Icon name="text" />
                {t('text')}
              </Button>
            )}
          </div>
        ) : (
          <>
            {!hasTrustedPixels() && <p className={styles.unseen}>{t('effectsUnseen')}</p>}
            <ul className={styles.effects} aria-label={t('effects')}>
              {IMAGE_EFFECTS.map((effect) => (
                <li key={effect}>
                  <EffectTile
                    effect={effect}
                    label={t(EFFECT_NAMES[effect])}
                    isChosen={toned.effect === effect}
                    placed={toned}
                    original={original}
                    slot={slot}
                    shape={shape}
                    source={source}
                    onChoose={choose}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <DialogActions>
        {!isEditing && (
          <Button aria-describedby={backId} onPress={() => setToned(undefined)}>
            <Icon name="chevronLeft" />
            {t('edit')}
            <span id={backId} hidden>
              {t('backToEdit')}
            </span>
          </Button>
        )}
        <Button look="primary" onPress={() => onDone(working.current)}>
          {t('done')}
        </Button>
      </DialogActions>
    </div>
  )
}
