import { type CollagePage, photoSlotOf, slotDataOf } from '@collagerie/core/collage'
import type { Size } from '@collagerie/core/geometry'
import { FONT_SIZES, photoTextColour, photoTextGround, type TextData, textFits, typeText } from '@collagerie/core/text'
import { onFront } from '@collagerie/painter'
import { useMemo, useState } from 'react'
import { browserMeasure } from '../../painting/browser-platform.ts'
import { fitFinely } from './fit-finely.ts'
import { nextFontSize } from './next-font-size.ts'
import { startPhotoText } from './start-photo-text.ts'
import { usePhotoPixels } from './use-photo-pixels.ts'

const NOWHERE = { box: { x: 0, y: 0, width: 0, height: 0 }, rotation: 0 }

/** The text on a photo while it is written: as it looks now, and how it changes. */
export function usePhotoText(page: CollagePage, slot: string) {
  const photo = useMemo(() => photoSlotOf(page.template, slot) ?? NOWHERE, [page, slot])
  /** Words stay on the visible front, even if the photo extends into bleed or wrap. */
  const box: Size = useMemo(() => onFront(photo.box, photo.rotation, page.template.format), [photo, page])
  const measure = browserMeasure()
  const [start] = useState(() => startPhotoText(page, slot, box, measure))
  const [written, setWritten] = useState(start)
  // The chosen size: long words shrink the text, and it grows back when they go.
  const [wanted, setWanted] = useState(start.fontSize)
  const [isTooLong, setTooLong] = useState(false)
  /** A first text that would be unreadable gets a band automatically, until the customer chooses. */
  const [hasOwnGround, setOwnGround] = useState(() => slotDataOf(page, slot)?.text !== undefined)
  const pixels = usePhotoPixels(page, slot)
  const text = useMemo(() => {
    if (!pixels || !written.automaticColor) return written
    const background = hasOwnGround ? written.background : photoTextGround(written, box, pixels, measure)
    const grounded = { ...written, background }
    return { ...grounded, color: photoTextColour(grounded, box, pixels, measure) }
  }, [written, hasOwnGround, pixels, box, measure])
  const larger = nextFontSize(text.fontSize, 1)

  function type(typed: string): void {
    const { text: words } = typeText({ ...written, fontSize: FONT_SIZES[0] }, typed, box, measure)
    setWritten(fitFinely({ ...written, text: words, fontSize: wanted }, box, measure))
    setTooLong(words !== typed)
  }

  /** Another font may need more room: the text then shrinks as in another template. */
  function change(part: Partial<TextData>): void {
    const fontSize = part.fontSize ?? wanted
    setTooLong(false)
    if (part.background !== undefined || part.color !== undefined) setOwnGround(true)
    setWanted(fontSize)
    setWritten(fitFinely({ ...text, ...part, fontSize }, box, measure))
  }

  return {
    text,
    // An unchanged text keeps its words and the size that a larger slot would show.
    changed: written === start ? undefined : text,
    isTooLong,
    smaller: nextFontSize(text.fontSize, -1),
    larger: larger !== undefined && textFits({ ...text, fontSize: larger }, box, measure) ? larger : undefined,
    type,
    change,
  }
}
