import { type RefObject, useEffect, useRef } from 'react'
import type { PictureSource } from '../../painting/picture-source.ts'
import { KeysInUse } from './keys-in-use.ts'
import type { SheetActions } from './sheet-actions.ts'
import { SheetDrops } from './sheet-drops.ts'
import { SheetKeys } from './sheet-keys.ts'
import { SheetPointer } from './sheet-pointer.ts'
import { SheetPrompt } from './sheet-prompt.ts'
import { SheetView } from './sheet-view.ts'
import { SheetWheel } from './sheet-wheel.ts'

/** The parts that work on the sheet's elements without React, and those elements. */
export interface SheetHandles {
  readonly viewport: RefObject<HTMLDivElement | null>
  readonly middle: RefObject<HTMLDivElement | null>
  readonly paper: RefObject<HTMLDivElement | null>
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly slots: RefObject<HTMLDivElement | null>
  readonly promptLine: RefObject<HTMLParagraphElement | null>
  readonly view: RefObject<SheetView | null>
  /** To be called after each rendering: the parts hold on to what they find in the elements. */
  refresh(): void
}

/** Starts the parts on the rendered elements, and anew with another source. `actions` is asked at every use. */
export function useSheetHandles(source: PictureSource, actions: RefObject<SheetActions>): SheetHandles {
  const viewport = useRef<HTMLDivElement>(null)
  const middle = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const slots = useRef<HTMLDivElement>(null)
  const promptLine = useRef<HTMLParagraphElement>(null)
  const view = useRef<SheetView>(null)
  const keys = useRef<SheetKeys>(null)
  const prompt = useRef<SheetPrompt>(null)

  useEffect(() => {
    if (
      !viewport.current ||
      !middle.current ||
      !paper.current ||
      !canvas.current ||
      !slots.current ||
      !promptLine.current
    )
      return
    const now = () => actions.current
    const made = new SheetView(
      {
        viewport: viewport.current,
        middle: middle.current,
        paper: paper.current,
        canvas: canvas.current,
        slots: slots.current,
      },
      source,
    )
    made.camera.onZoom((zoom) => now().zoomed(zoom))
    view.current = made
    keys.current = new SheetKeys(slots.current, made, source, now)
    keys.current.keepOneTabStop()
    prompt.current = new SheetPrompt(viewport.current, promptLine.current)
    const parts = [
      made,
      keys.current,
      prompt.current,
      new KeysInUse(slots.current),
      new SheetPointer(viewport.current, made, now),
      new SheetWheel(viewport.current, made),
      new SheetDrops(viewport.current, made, now),
    ]
    return () => {
      for (const part of parts) part.stop()
    }
  }, [source, actions])

  return {
    viewport,
    middle,
    paper,
    canvas,
    slots,
    promptLine,
    view,
    refresh: () => {
      keys.current?.keepOneTabStop()
      prompt.current?.refresh()
    },
  }
}
