import { type CollagePage, photoSlotOf, slotDataOf } from '@collagerie/core/collage'
import type { Command } from '@collagerie/core/edit'
import type { PlacedPhoto } from '@collagerie/core/placement'
import type { TextData } from '@collagerie/core/text'
import { useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { runTogether } from '../../document/document-store.ts'
import { originalIn } from '../../document/original-in.ts'
import { seenShape } from '../../painting/seen-shape.ts'
import { librarySource, suggestRotation, useLibrary } from '../../photos/library-store.ts'
import { PhotoEditDialog } from '../../photos/photo-edit-dialog.tsx'
import { useEditorUi, writeOnPhoto } from '../editor-ui-store.ts'
import { PhotoTextDialog } from '../text/photo-text-dialog.tsx'

interface Props {
  readonly page: CollagePage
  readonly slot: string
  readonly onClose: () => void
}

/** What the two dialogs have changed so far. */
interface Draft {
  readonly placed?: PlacedPhoto
  readonly text?: TextData
}

/**
 * Edits the photo of a slot and its text, in two dialogs that lead to each other. "Done" in either takes all changes,
 * in one step; leaving either in another way takes none.
 */
export function EditPhoto({ page, slot, onClose }: Props) {
  const isWritingOnPhoto = useEditorUi((desk) => desk.isWritingOnPhoto)
  const [draft, setDraft] = useState<Draft>({})
  const data = slotDataOf(page, slot)
  const before = data?.photo
  const placed = draft.placed ?? before
  const known = useLibrary((state) => (placed ? state.photos[placed.id] : undefined))
  const box = useMemo(() => photoSlotOf(page.template, slot)?.box, [page.template, slot])
  const shape = useMemo(() => seenShape(page.template, slot), [page.template, slot])
  const original = useLibrary(useShallow(({ photos }) => (placed ? originalIn(photos, placed.id) : undefined)))
  const drafted = useMemo(() => pageWith(page, slot, draft), [page, slot, draft])
  if (!before || !placed || !original || !box) return null

  function done(change: Draft): void {
    const { placed: now, text } = { ...draft, ...change }
    const commands: Command[] = []
    if (now) {
      const { zoom, x, y, rotation, isMirrored = false, tilt = 0, effect, adjustments } = now
      commands.push(
        { kind: 'reframe', slot, framing: { zoom, x, y, rotation, isMirrored, tilt } },
        { kind: 'set effect', slot, effect, adjustments },
      )
      if (rotation !== before?.rotation) suggestRotation(now.id, rotation)
    }
    if (text) commands.push({ kind: 'set photo text', slot, text })
    if (commands.length > 0) runTogether(commands)
    onClose()
  }

  if (isWritingOnPhoto) {
    return (
      <PhotoTextDialog
        page={drafted}
        slot={slot}
        shape={shape}
        onDone={(text) => done(text ? { text } : {})}
        onCancel={onClose}
        onEdit={(text) => {
          if (text) setDraft({ ...draft, text })
          writeOnPhoto(false)
        }}
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
      onDone={(now) => done({ placed: now })}
      onCancel={onClose}
      onText={(now) => {
        setDraft({ ...draft, placed: now })
        writeOnPhoto(true)
      }}
    />
  )
}

/** The sheet as it would be if the changes were taken. */
function pageWith(page: CollagePage, slot: string, { placed, text }: Draft): CollagePage {
  const { images } = page.userdata
  const changed = { ...images[slot], ...(placed && { photo: placed }), ...(text && { text }) }
  return { ...page, userdata: { ...page.userdata, images: { ...images, [slot]: changed } } }
}
