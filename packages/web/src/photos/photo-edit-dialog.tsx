import type { Rect, Size } from '@collagerie/core/geometry'
import { dpiOf, type PlacedPhoto, ZOOM } from '@collagerie/core/placement'
import { type OriginalPhoto } from '@collagerie/core/quality'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureSource } from '../painting/picture-source.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog, DialogActions, useWhenPulled } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCramped } from '../ui/use-narrow.ts'
import { AdjustPanel } from './edit/adjust-panel.tsx'
import { CropHandles } from './edit/crop-handles.tsx'
import { EditStage } from './edit/edit-stage.ts'
import { EffectsPanel } from './edit/effects-panel.tsx'
import { FrameTools } from './edit/frame-tools.tsx'
import { QualityNote, type QualityNoteHandle } from './edit/quality-note.tsx'
import styles from './photo-edit-dialog.module.css'

interface EditedPhoto {
  readonly placed: PlacedPhoto
  readonly original: OriginalPhoto
  /** The photo's box in its slot, in centimetres. */
  readonly slot: Size
  /** The visible part of the slot, if it is not all visible. */
  readonly shape?: HTMLCanvasElement | undefined
  readonly source: PictureSource
  /** The photo's faces, in shares of the stored photo. */
  readonly faces?: readonly Rect[] | undefined
}

const NO_FACES: readonly Rect[] = []

interface Props extends EditedPhoto {
  /** Closes the dialog and places the photo like this. */
  readonly onDone: (placed: PlacedPhoto) => void
  /** Closes the dialog without a change. */
  readonly onCancel: () => void
  /** Asks for a text on the photo, placed like this; undefined if photos carry no text. */
  readonly onText?: (placed: PlacedPhoto) => void
}

/** Turns and moves a photo under its slot, shown as a bright window, and adjusts its colours. */
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
  /** The panel in place of the tools, and the photo as it was when the panel opened. */
  const [opened, setPanel] = useState<{ readonly kind: 'effects' | 'adjust'; readonly placed: PlacedPhoto }>()
  const isCramped = useCramped()
  const panel = opened?.kind === 'adjust' && !isCramped ? undefined : opened
  const isEditing = panel === undefined
  const finish = () => onDone(working.current)
  useWhenPulled(finish)
  const [marksFaces, setMarksFaces] = useState(false)

  const remember = useCallback(
    (now: PlacedPhoto) => {
      working.current = now
      const dpiAs = (change: Partial<PlacedPhoto>) =>
        dpiOf(original.isQuote ? { kind: 'quote' } : { kind: 'photo', original, placed: { ...now, ...change } }, slot)
      note.current?.show(dpiAs({}), {
        zoom: dpiAs({ zoom: ZOOM.least }),
        zoomAndTilt: dpiAs({ zoom: ZOOM.least, tilt: 0 }),
      })
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

  // The opened panel takes the focus, since its button is gone; on return the stage takes it.
  const side = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (panel) side.current?.querySelector<HTMLElement>('input[type=range], ul button')?.focus()
    else if (wasOpen.current) room.current?.focus()
    wasOpen.current = panel !== undefined
  }, [panel])

  const change = (step: (now: PlacedPhoto) => PlacedPhoto) => stage?.change(step)

  const open = (kind: 'effects' | 'adjust') => setPanel({ kind, placed: working.current })

  return (
    <div className={styles.editor} style={{ ['--slot-ratio' as string]: slot.height / slot.width }}>
      {/* The stage handles arrow keys, plus and minus itself, which this role tells screen readers. */}
      <div ref={room} className={isEditing ? styles.movable : styles.still} role="application" aria-label={t('stage')}>
        <canvas ref={canvas} />
        {stage && isEditing && <CropHandles stage={stage} />}
      </div>
      <div ref={side} className={styles.side}>
        <QualityNote ref={note} />
        {faces.length > 0 && (
          <Checkbox isSelected={marksFaces} onChange={setMarksFaces}>
            {/* Animals are found as faces too, so the words name no faces. */}
            {t('markFaces')}
          </Checkbox>
        )}
        {isEditing && (
          <FrameTools
            onChange={change}
            onEffects={() => open('effects')}
            onAdjust={isCramped ? () => open('adjust') : undefined}
            onText={onText && (() => onText(working.current))}
          />
        )}
        {stage && (isCramped ? panel?.kind === 'adjust' : isEditing) && <AdjustPanel stage={stage} />}
        {stage && panel?.kind === 'effects' && (
          <EffectsPanel {...{ stage, original, slot, shape, source }} placed={panel.placed} />
        )}
      </div>
      <DialogActions>
        {!isEditing && (
          <Button aria-describedby={backId} onPress={() => setPanel(undefined)}>
            <Icon name="chevronLeft" />
            {t('edit')}
            <span id={backId} hidden>
              {t('backToEdit')}
            </span>
          </Button>
        )}
        <Button look="primary" onPress={finish}>
          {t('done')}
        </Button>
      </DialogActions>
    </div>
  )
}
