import type { Rect } from '@collagerie/core/geometry'
import type { PlacedPhoto } from '@collagerie/core/placement'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { AdjustPanel } from './edit/adjust-panel.tsx'
import { BackToFrame } from './edit/back-to-frame.tsx'
import { CropHandles } from './edit/crop-handles.tsx'
import { EffectsPanel } from './edit/effects-panel.tsx'
import { FrameTools } from './edit/frame-tools.tsx'
import { QualityNote, type QualityNoteHandle } from './edit/quality-note.tsx'
import { type EditedPhoto, useEditStage } from './edit/use-edit-stage.ts'
import { useOpenedPanel } from './edit/use-opened-panel.ts'
import styles from './photo-edit-dialog.module.css'

const NO_FACES: readonly Rect[] = []

interface Props extends EditedPhoto {
  /** The photo's faces, in shares of the stored photo. */
  readonly faces?: readonly Rect[] | undefined
  /** The photo lies like this now. */
  readonly onChange: (placed: PlacedPhoto) => void
  readonly onDone: () => void
  /** Closes the dialog in any other way. */
  readonly onClose: () => void
  /** Asks for a text on the photo; undefined if photos carry no text. */
  readonly onText?: () => void
}

/** Turns and moves a photo under its slot, shown as a bright window, and adjusts its colours. */
export function PhotoEditDialog({ onClose, ...rest }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      title={t('photoedit.dialogTitle')}
      closeLabel={t('misc.close')}
      isOpen
      onClose={onClose}
      width="wide"
      isFitted
    >
      <PhotoEditor {...rest} />
    </Dialog>
  )
}

function PhotoEditor({ faces = NO_FACES, onChange, onDone, onText, ...photo }: Omit<Props, 'onClose'>) {
  const t = useTranslations('photoedit')
  const room = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const note = useRef<QualityNoteHandle>(null)
  const side = useRef<HTMLDivElement>(null)
  const { stage, working } = useEditStage({ room, canvas, note }, photo, onChange)
  const { panel, isCramped, open, close } = useOpenedPanel(side, room)
  const isEditing = panel === undefined
  const [marksFaces, setMarksFaces] = useState(false)

  useEffect(() => {
    stage?.markFaces(marksFaces ? faces : NO_FACES)
  }, [stage, marksFaces, faces])

  useEffect(() => {
    stage?.allowEditing(isEditing)
  }, [stage, isEditing])

  const { original, slot, shape, source } = photo
  const openPanel = (kind: 'effects' | 'adjust') => open({ kind, placed: working.current })

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
            onChange={(step) => stage?.change(step)}
            onEffects={() => openPanel('effects')}
            onAdjust={isCramped ? () => openPanel('adjust') : undefined}
            onText={onText}
          />
        )}
        {stage && (isCramped ? panel?.kind === 'adjust' : isEditing) && <AdjustPanel stage={stage} />}
        {stage && panel?.kind === 'effects' && (
          <EffectsPanel {...{ stage, original, slot, shape, source }} placed={panel.placed} />
        )}
      </div>
      <DialogActions>
        {!isEditing && <BackToFrame onPress={close} />}
        <Button look="primary" onPress={onDone}>
          {t('done')}
        </Button>
      </DialogActions>
    </div>
  )
}
