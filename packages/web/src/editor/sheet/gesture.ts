import type { ScreenPoint } from '@collagerie/core/geometry'
import { isDrag, isOneFingerPan, isTap, twoFingerGesture } from '@collagerie/core/handling'

/** What the pointers on the sheet are doing. Distances and positions are in screen pixels, times in milliseconds. */
export type Gesture =
  | { readonly kind: 'idle' }
  | Pressed
  | { readonly kind: 'dragging'; readonly id: number }
  | { readonly kind: 'panning'; readonly id: number; readonly at: ScreenPoint }
  | TwoFingers
  | Marquee
  /** Over for the customer, though fingers still touch the screen. */
  | { readonly kind: 'spent'; readonly ids: readonly number[] }

interface Pressed {
  readonly kind: 'pressed'
  readonly id: number
  readonly isTouch: boolean
  readonly at: ScreenPoint
  readonly time: number
  /** The filled slot under the pointer, which a drag would lift. */
  readonly slot: string | undefined
  /** Whether the sheet is larger than its view. */
  readonly canPan: boolean
  /** Whether Shift is held: a drag then draws a marquee, and its photos are added to the chosen ones. */
  readonly adds: boolean
}

/** A rectangle is being drawn, whose photos will be chosen. */
interface Marquee {
  readonly kind: 'marquee'
  readonly id: number
  readonly from: ScreenPoint
  readonly adds: boolean
}

interface TwoFingers {
  readonly kind: 'two fingers'
  readonly fingers: readonly [Finger, Finger]
  /** Their distance at the start. */
  readonly apart: number
  readonly mode: 'pan' | 'zoom'
}

interface Finger {
  readonly id: number
  readonly at: ScreenPoint
}

export type GestureEvent =
  | ({ readonly kind: 'down' } & Omit<Pressed, 'kind'>)
  | { readonly kind: 'move'; readonly id: number; readonly at: ScreenPoint; readonly time: number }
  | { readonly kind: 'up'; readonly id: number; readonly at: ScreenPoint; readonly time: number }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'escape' }

export type GestureEffect =
  | { readonly kind: 'lift'; readonly slot: string; readonly at: ScreenPoint }
  | { readonly kind: 'carry'; readonly at: ScreenPoint }
  | { readonly kind: 'drop'; readonly at: ScreenPoint }
  | { readonly kind: 'put back' }
  | { readonly kind: 'begin view' }
  | { readonly kind: 'pan'; readonly by: ScreenPoint }
  /** The factor since the beginning of the gesture. */
  | { readonly kind: 'zoom'; readonly factor: number; readonly at: ScreenPoint }
  | { readonly kind: 'end view' }
  | { readonly kind: 'marquee'; readonly from: ScreenPoint; readonly to: ScreenPoint }
  /** Chooses what the marquee touches. */
  | { readonly kind: 'take marquee'; readonly adds: boolean }
  | { readonly kind: 'clear marquee' }
  /** The browser will report a click that was none. */
  | { readonly kind: 'no click' }

type Outcome = readonly [Gesture, readonly GestureEffect[]]

export const IDLE: Gesture = { kind: 'idle' }

/** The next gesture after an event, and its effects. */
export function advance(gesture: Gesture, event: GestureEvent): Outcome {
  switch (event.kind) {
    case 'down':
      return down(gesture, event)
    case 'move':
      return moved(gesture, event)
    case 'up':
      return up(gesture, event)
    case 'cancel':
      return cancelled(gesture, event.id)
    case 'escape':
      return gesture.kind === 'dragging' || gesture.kind === 'marquee'
        ? [{ kind: 'spent', ids: [gesture.id] }, endOf(gesture)]
        : [gesture, []]
  }
}

type Down = Extract<GestureEvent, { kind: 'down' }>
type Move = Extract<GestureEvent, { kind: 'move' }>
type Up = Extract<GestureEvent, { kind: 'up' }>

function down(gesture: Gesture, event: Down): Outcome {
  if (gesture.kind === 'idle' || !event.isTouch) return [{ ...event, kind: 'pressed' }, endOf(gesture)]
  const second = { id: event.id, at: event.at }
  switch (gesture.kind) {
    case 'pressed':
      return [twoFingers(gesture, second), [{ kind: 'no click' }, { kind: 'begin view' }]]
    case 'panning':
      return [twoFingers(gesture, second), []]
    case 'dragging':
    case 'marquee':
      return [{ kind: 'spent', ids: [gesture.id, event.id] }, endOf(gesture)]
    case 'spent':
      return [{ kind: 'spent', ids: [...gesture.ids, event.id] }, []]
    case 'two fingers':
      return [gesture, []]
  }
}

function moved(gesture: Gesture, event: Move): Outcome {
  switch (gesture.kind) {
    case 'pressed':
      return gesture.id === event.id ? leavePress(gesture, event) : [gesture, []]
    case 'dragging':
      return [gesture, gesture.id === event.id ? [{ kind: 'carry', at: event.at }] : []]
    case 'panning':
      if (gesture.id !== event.id) return [gesture, []]
      return [{ ...gesture, at: event.at }, [{ kind: 'pan', by: offset(gesture.at, event.at) }]]
    case 'marquee':
      return [gesture, gesture.id === event.id ? [{ kind: 'marquee', from: gesture.from, to: event.at }] : []]
    case 'two fingers':
      return moveFinger(gesture, event)
    default:
      return [gesture, []]
  }
}

/** A press that moves becomes a drag of the photo, a pan of the sheet, a marquee, or stays a press. */
function leavePress(press: Pressed, { at, time }: Move): Outcome {
  const travel = travelOf(press, at, time)
  const pan: Outcome = [
    { kind: 'panning', id: press.id, at },
    [{ kind: 'no click' }, { kind: 'begin view' }, { kind: 'pan', by: offset(press.at, at) }],
  ]
  if (press.isTouch && press.canPan && isOneFingerPan(travel)) return pan
  if (!isDrag(travel)) return [press, []]
  if (drawsMarquee(press)) {
    const { id, at: from, adds } = press
    return [{ kind: 'marquee', id, from, adds }, [{ kind: 'no click' }, { kind: 'marquee', from, to: at }]]
  }
  if (press.slot !== undefined) {
    const effects: GestureEffect[] = [
      { kind: 'no click' },
      { kind: 'lift', slot: press.slot, at: press.at },
      { kind: 'carry', at },
    ]
    return [{ kind: 'dragging', id: press.id }, effects]
  }
  return press.canPan ? pan : [press, []]
}

/**
 * With Shift anywhere, otherwise only where nothing else would begin. Fingers draw no rectangle: they select one by
 * one.
 */
function drawsMarquee({ isTouch, adds, slot, canPan }: Pressed): boolean {
  return !isTouch && (adds || (slot === undefined && !canPan))
}

/**
 * The sheet follows both fingers from the first pixel. Only a sufficient change of their distance shows a zoom; until
 * then it may be a pan.
 */
function moveFinger(gesture: TwoFingers, { id, at }: Move): Outcome {
  const [a, b] = gesture.fingers
  if (id !== a.id && id !== b.id) return [gesture, []]
  const fingers: TwoFingers['fingers'] = id === a.id ? [{ id, at }, b] : [a, { id, at }]
  const [from, to] = [middle(a.at, b.at), middle(fingers[0].at, fingers[1].at)]
  const now = distance(fingers[0].at, fingers[1].at)
  const mode = gesture.mode === 'zoom' ? 'zoom' : twoFingerGesture(gesture.apart, now)
  return [
    { ...gesture, fingers, mode },
    [
      { kind: 'pan', by: offset(from, to) },
      { kind: 'zoom', factor: now / Math.max(1, gesture.apart), at: to },
    ],
  ]
}

function up(gesture: Gesture, event: Up): Outcome {
  switch (gesture.kind) {
    case 'pressed': {
      if (gesture.id !== event.id) return [gesture, []]
      const travel = travelOf(gesture, event.at, event.time)
      const isClick = gesture.isTouch ? isTap(travel) : !isDrag(travel)
      return [IDLE, isClick ? [] : [{ kind: 'no click' }]]
    }
    case 'dragging':
      return gesture.id === event.id ? [IDLE, [{ kind: 'drop', at: event.at }]] : [gesture, []]
    case 'marquee':
      return gesture.id === event.id ? [IDLE, [{ kind: 'take marquee', adds: gesture.adds }]] : [gesture, []]
    default:
      return cancelled(gesture, event.id)
  }
}

/** A cancelled pointer sends no more events, so only the remaining fingers may be waited for. */
function cancelled(gesture: Gesture, id: number): Outcome {
  switch (gesture.kind) {
    case 'pressed':
    case 'dragging':
    case 'marquee':
    case 'panning':
      return gesture.id === id ? [IDLE, endOf(gesture)] : [gesture, []]
    case 'two fingers': {
      const others = gesture.fingers.filter((finger) => finger.id !== id).map((finger) => finger.id)
      return others.length === 2 ? [gesture, []] : [{ kind: 'spent', ids: others }, endOf(gesture)]
    }
    case 'spent': {
      const ids = gesture.ids.filter((each) => each !== id)
      return [ids.length === 0 ? IDLE : { kind: 'spent', ids }, []]
    }
    case 'idle':
      return [gesture, []]
  }
}

/** The effects of a gesture that is interrupted. */
function endOf(gesture: Gesture): readonly GestureEffect[] {
  switch (gesture.kind) {
    case 'dragging':
      return [{ kind: 'put back' }]
    case 'marquee':
      return [{ kind: 'clear marquee' }]
    case 'panning':
      return [{ kind: 'end view' }]
    case 'two fingers': {
      const [first, second] = gesture.fingers
      // Fingers that only move the sheet still change their distance slightly.
      const unzoom: GestureEffect = { kind: 'zoom', factor: 1, at: middle(first.at, second.at) }
      return gesture.mode === 'pan' ? [unzoom, { kind: 'end view' }] : [{ kind: 'end view' }]
    }
    default:
      return []
  }
}

function twoFingers({ id, at }: Finger, second: Finger): TwoFingers {
  return { kind: 'two fingers', fingers: [{ id, at }, second], apart: distance(at, second.at), mode: 'pan' }
}

function travelOf(press: Pressed, at: ScreenPoint, time: number) {
  return { elapsed: time - press.time, distance: distance(press.at, at) }
}

function offset(from: ScreenPoint, to: ScreenPoint): ScreenPoint {
  return { x: to.x - from.x, y: to.y - from.y }
}

function middle(a: ScreenPoint, b: ScreenPoint): ScreenPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: ScreenPoint, b: ScreenPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
