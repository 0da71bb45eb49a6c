import { type Collage, photoSlotOf, slotDataOf } from '@collagerie/core/collage'
import type { Command } from '@collagerie/core/edit'
import type { PlacedPhoto } from '@collagerie/core/placement'
import type { TextData } from '@collagerie/core/text'
import { useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { newStepKey, runTogether } from '../../document/document-store.ts'
import { originalIn } from '../../document/original-in.ts'
import { seenShape } from '../../painting/seen-shape.ts'
import { librarySource, suggestRotation, useLibrary } from '../../photos/library-store.ts'
import { PhotoEditDialog } from '../../photos/photo-edit-dialog.tsx'
import { useDesk } from '../desk-store.ts'
import { PhotoTextDialog } from '../text/photo-text-dialog.tsx'

interface Props {
  readonly collage: Collage
  readonly slot: string
  readonly onClose: () => void
}

/** Edits the photo of a slot and its text. All changes until both are closed are one undo step. */
export function EditPhoto({ collage, slot, onClose }: Props) {
  const isWritingOnPhoto = useDesk((desk) => desk.isWritingOnPhoto)
  const [step] = useState(newStepKey)
  const placed = slotDataOf(collage, slot)?.photo
  const known = useLibrary((state) => (placed ? state.photos[placed.id] : undefined))
  const box = useMemo(() => photoSlotOf(collage.template, slot)?.box, [collage.template, slot])
  const shape = useMemo(() => seenShape(collage.template, slot), [collage.template, slot])
  const original = useLibrary(useShallow(({ photos }) => (placed ? originalIn(photos, placed.id) : undefined)))
  if (!placed || !original || !box) return null

  function apply(now: PlacedPhoto): void {
    const { zoom, x, y, rotation, isMirrored = false, tilt = 0, effect, adjustments } = now
    runTogether(
      [
        { kind: 'reframe', slot, framing: { zoom, x, y, rotation, isMirrored, tilt } },
        { kind: 'set effect', slot, effect, adjustments },
      ],
      step,
    )
    if (rotation !== placed?.rotation) suggestRotation(now.id, rotation)
  }

  function write(text: TextData): void {
    const command: Command = { kind: 'set photo text', slot, text }
    runTogether([command], step)
  }

  if (isWritingOnPhoto) {
    return (
      <PhotoTextDialog
        collage={collage}
        slot={slot}
        shape={shape}
        isOpen
        onWritten={write}
        onClose={onClose}
        onEdit={() => useDesk.setState({ isWritingOnPhoto: false })}
      />
    )
  }
  return (
    <PhotoEditDialog
      key={placed.id}
      placed={placed}
      original={original}
      slot={box}
      shape={shape}
      source={librarySource}
      faces={known?.state === 'IMAGE' ? known.content?.faces : undefined}
      onDone={(now) => {
        apply(now)
        onClose()
      }}
      onCancel={onClose}
      onText={(now) => {
        apply(now)
        useDesk.setState({ isWritingOnPhoto: true })
      }}
    />
  )
}
