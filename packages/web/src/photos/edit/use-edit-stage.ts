import type { Size } from '@collagerie/core/geometry'
import { dpiOf, type PlacedPhoto, ZOOM } from '@collagerie/core/placement'
import type { OriginalPhoto } from '@collagerie/core/quality'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { PictureSource } from '../../painting/picture-source.ts'
import { EditStage } from './edit-stage.ts'
import type { QualityNoteHandle } from './quality-note.tsx'

export interface EditedPhoto {
  readonly placed: PlacedPhoto
  readonly original: OriginalPhoto
  /** The photo's box in its slot, in centimetres. */
  readonly slot: Size
  /** The visible part of the slot, if it is not all visible. */
  readonly shape?: HTMLCanvasElement | undefined
  readonly source: PictureSource
}

interface Elements {
  readonly room: RefObject<HTMLElement | null>
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly note: RefObject<QualityNoteHandle | null>
}

/** The stage on which the photo lies under its slot, and the photo as it was placed last. */
export function useEditStage(
  { room, canvas, note }: Elements,
  { placed, original, slot, shape, source }: EditedPhoto,
  onChange: (placed: PlacedPhoto) => void,
) {
  const [stage, setStage] = useState<EditStage>()
  const working = useRef(placed)
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  }, [onChange])

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
    [note, original, slot],
  )

  useEffect(() => {
    if (!canvas.current || !room.current) return undefined
    const made = new EditStage(room.current, canvas.current, working.current, {
      source,
      original,
      slot,
      shape,
      onChange: (now) => {
        remember(now)
        changed.current(now)
      },
    })
    setStage(made)
    remember(made.placed)
    return () => made.stop()
  }, [room, canvas, source, original, slot, shape, remember])

  return { stage, working }
}
