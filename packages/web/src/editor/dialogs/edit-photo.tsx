import { type CollagePage, photoSlotOf, slotDataOf } from '@collagerie/core/collage'
import type { Command } from '@collagerie/core/edit'
import type { PlacedPhoto } from '@collagerie/core/placement'
import type { TextData } from '@collagerie/core/text'
import { useMemo, useRef, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { originalIn } from '../../document/original-in.ts'
import { seenShape } from '../../painting/seen-shape.ts'
import { librarySource, suggestRotation, useLibrary } from '../../photos/library-store.ts'
import { PhotoEditDialog } from '../../photos/photo-edit-dialog.tsx'
import { useEditorUi, writeOnPhoto } from '../editor-ui-store.ts'
import { PhotoTextDialog } from '../text/photo-text-dialog.tsx'
import { useKeptWork } from './use-kept-work.ts'

interface Props {
  readonly page: CollagePage
  readonly slot: string
  readonly onClose: () => void
}

/** What the two dialogs have changed so far. */
interface Edits {
  readonly placed?: PlacedPhoto
  readonly text?: TextData
}

/**
 * Edits the photo of a slot and its text, in two dialogs that lead to each other. Leaving either keeps the changes of
 * both, in one step.
 */
export function EditPhoto({ page, slot, onClose }: Props) {
  const isWritingOnPhoto = useEditorUi((desk) => desk.isWritingOnPhoto)
  /** Changes with every movement, without rendering. */
  const work = useRef<Edits>({})
  /** What the shown dialog started with. */
  const [edits, setEdits] = useState<Edits>({})
  const data = slotDataOf(page, slot)
  const before = data?.photo
  const placed = edits.placed ?? before
  const known = useLibrary((state) => (placed ? state.photos[placed.id] : undefined))
  const box = useMemo(() => photoSlotOf(page.template, slot)?.box, [page.template, slot])
  const shape = useMemo(() => seenShape(page.template, slot), [page.template, slot])
  const original = useLibrary(useShallow(({ photos }) => (placed ? originalIn(photos, placed.id) : undefined)))
  const drafted = useMemo(() => pageWith(page, slot, edits), [page, slot, edits])
  const keep = useKeptWork(() => (before ? commandsOf(slot, before, work.current) : []))
  if (!before || !placed || !original || !box) return null

  function change(part: Edits): void {
    work.current = { ...work.current, ...part }
  }

  function done(): void {
    keep()
    onClose()
  }

  function turnTo(dialog: 'photo' | 'text'): void {
    setEdits(work.current)
    writeOnPhoto(dialog === 'text')
  }

  if (isWritingOnPhoto) {
    return (
      <PhotoTextDialog
        page={drafted}
        slot={slot}
        shape={shape}
        onChange={(text) => change({ text })}
        onDone={done}
        onClose={onClose}
        onEdit={() => turnTo('photo')}
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
      onChange={(now) => change({ placed: now })}
      onDone={done}
      onClose={onClose}
      onText={() => turnTo('text')}
    />
  )
}

function commandsOf(slot: string, before: PlacedPhoto, { placed, text }: Edits): readonly Command[] {
  const commands: Command[] = []
  if (placed) {
    const { zoom, x, y, rotation, isMirrored = false, tilt = 0, effect, adjustments } = placed
    commands.push(
      { kind: 'reframe', slot, framing: { zoom, x, y, rotation, isMirrored, tilt } },
      { kind: 'set effect', slot, effect, adjustments },
    )
    if (rotation !== before.rotation) suggestRotation(placed.id, rotation)
  }
  if (text) commands.push({ kind: 'set photo text', slot, text })
  return commands
}

/** The sheet as it would be if the changes were taken. */
function pageWith(page: CollagePage, slot: string, { placed, text }: Edits): CollagePage {
  const { images } = page.userdata
  const changed = { ...images[slot], ...(placed && { photo: placed }), ...(text && { text }) }
  return { ...page, userdata: { ...page.userdata, images: { ...images, [slot]: changed } } }
}
