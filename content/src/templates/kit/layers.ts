import type { Rect } from '@collagerie/core/geometry'
import type { Layer, TextLook } from '@collagerie/core/template'
import { typeSizeIn } from './type-size.ts'

export function photo(index: number, box: Rect, rotation = 0, photoBorder?: number): Layer {
  return {
    kind: 'image',
    slot: `img${index}`,
    ...boxOf(box),
    rotation,
    printMargin: 0,
    ...(photoBorder === undefined ? {} : { photoBorder }),
  }
}

/** A photo that is seen through a path; the path's viewport is stretched over the box. */
export function masked(index: number, box: Rect, viewport: { width: number; height: number }, path: string): Layer[] {
  const clip = {
    kind: 'clip' as const,
    slot: `clip${index}`,
    ...boxOf(box),
    viewportWidth: viewport.width,
    viewportHeight: viewport.height,
    path,
  }
  return [{ ...clip, state: 'start' }, photo(index, box), { ...clip, state: 'end' }]
}

/** How a template writes. Sizes and spaces follow from the box, so that they are the same share of every sheet. */
export interface LetteringStyle extends Omit<TextLook, 'letterSpacing' | 'text'> {
  readonly font: string
  /** Space between letters, as a share of the type's size. */
  readonly tracking?: number
  /** How many letters are to fill the box, if it is not a name. */
  readonly letters?: number
}

export function title(box: Rect, voice: LetteringStyle, rotation = 0): Layer {
  return { kind: 'text', slot: 'txt1', ...boxOf(box), editable: true, rotation, look: lookIn(box, voice) }
}

export function subtitle(box: Rect, voice: LetteringStyle, rotation = 0): Layer {
  return { kind: 'text', slot: 'txt2', ...boxOf(box), editable: true, rotation, look: lookIn(box, voice) }
}

/** A word or a figure that belongs to the template. `nth` counts from 3, after title and subtitle. */
export function lettering(nth: number, text: string, box: Rect, voice: LetteringStyle): Layer {
  const look = { ...lookIn(box, voice), text }
  return { kind: 'text', slot: `txt${nth}`, ...boxOf(box), editable: false, rotation: 0, look }
}

function lookIn(box: Rect, { tracking = 0, letters, ...look }: LetteringStyle): TextLook {
  const { font, caps = true } = look
  const lettered = { font, caps, tracking, ...(letters === undefined ? {} : { letters }) }
  const fontSize = look.fontSize ?? typeSizeIn(box, lettered)
  const spacing = tracking === 0 ? {} : { letterSpacing: Math.round(fontSize * tracking * 1000) / 1000 }
  return { ...look, fontSize, ...spacing }
}

/** Art over (or, earlier in the list, under) the photos. The address is filled in when the template is built. */
export function overlay(resource: string, box: Rect, rotation = 0): Layer {
  return { kind: 'overlay', resource, url: '', ...boxOf(box), rotation }
}

function boxOf({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height }
}
