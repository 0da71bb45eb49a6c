import type { Direction } from '@collagerie/core/collage'
import { ZOOM_BUTTON } from '@collagerie/core/placement'

export interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

export interface KeyContext {
  readonly kind: 'photo' | 'text'
  readonly isFilled: boolean
  /** Whether a photo was picked up and waits for its new place. */
  readonly isCarrying: boolean
}

export type KeyAction =
  | { readonly kind: 'go'; readonly direction: Direction }
  | { readonly kind: 'go to end'; readonly end: 'first' | 'last' }
  | { readonly kind: 'pick up' }
  | { readonly kind: 'place' }
  | { readonly kind: 'put back' }
  | { readonly kind: 'remove' }
  /** Adds the slot to the choice. */
  | { readonly kind: 'pick' }
  /** Starts writing in a text, on the sheet itself. */
  | { readonly kind: 'write' }
  /** A factor on the crop's size. */
  | { readonly kind: 'zoom photo'; readonly factor: number }
  | { readonly kind: 'move photo'; readonly direction: Direction }

const ARROWS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
])

const ENDS: ReadonlyMap<string, 'first' | 'last'> = new Map([
  ['Home', 'first'],
  ['End', 'last'],
])

const PHOTO_KEYS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ['m', { kind: 'pick up' }],
  ['Delete', { kind: 'remove' }],
  ['Backspace', { kind: 'remove' }],
  ['+', { kind: 'zoom photo', factor: ZOOM_BUTTON.larger }],
  ['=', { kind: 'zoom photo', factor: ZOOM_BUTTON.larger }],
  ['-', { kind: 'zoom photo', factor: ZOOM_BUTTON.smaller }],
])

const CARRYING_KEYS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ['m', { kind: 'place' }],
  ['Enter', { kind: 'place' }],
  [' ', { kind: 'place' }],
  ['Escape', { kind: 'put back' }],
])

const TEXT_KEYS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ['Enter', { kind: 'write' }],
  ['F2', { kind: 'write' }],
])

/**
 * What a key does on a slot; undefined leaves it to the browser, like Enter, which presses the button of a photo's
 * slot. On a text, Enter starts writing and Space presses its button like a click.
 */
export function keyAction(key: Key, place: KeyContext): KeyAction | undefined {
  if (key.key === ' ' && (key.shiftKey || key.ctrlKey) && !place.isCarrying) {
    return place.kind === 'photo' ? { kind: 'pick' } : undefined
  }
  if (key.ctrlKey || key.metaKey) return undefined
  const direction = ARROWS.get(key.key)
  if (direction) return arrowAction(key, place, direction)
  const end = ENDS.get(key.key)
  if (end) return { kind: 'go to end', end }
  if (key.altKey) return undefined
  const name = key.key.length === 1 ? key.key.toLowerCase() : key.key
  if (place.isCarrying) return CARRYING_KEYS.get(name)
  if (place.kind === 'text') return TEXT_KEYS.get(name)
  return place.isFilled ? PHOTO_KEYS.get(name) : undefined
}

function arrowAction(key: Key, place: KeyContext, direction: Direction): KeyAction | undefined {
  if (!key.shiftKey && !key.altKey) return { kind: 'go', direction }
  const hasPhoto = place.kind === 'photo' && place.isFilled && !place.isCarrying
  return hasPhoto ? { kind: 'move photo', direction } : undefined
}
