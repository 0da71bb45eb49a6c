// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { DoubleTaps } from './use-double-tap.ts'

const photo = document.createElement('button')
photo.dataset['slot'] = 'img1'
const words = document.createElement('button')
words.dataset['text'] = 'txt1'
const beside = document.createElement('button')

let opened: string[] = []
let taps = new DoubleTaps((slot) => opened.push(slot))

beforeEach(() => {
  opened = []
  taps = new DoubleTaps((slot) => opened.push(slot))
})

interface Finger {
  readonly time: number
  readonly x?: number
  readonly target?: Element
  readonly isPrimary?: boolean
  readonly pointerType?: string
}

function event({ time, x = 100, target = photo, isPrimary = true, pointerType = 'touch' }: Finger): PointerEvent {
  return { timeStamp: time, clientX: x, clientY: 100, target, isPrimary, pointerType } as unknown as PointerEvent
}

function tap(finger: Finger): void {
  taps.down(event(finger))
  taps.up(event({ ...finger, time: finger.time + 40 }))
}

it('opens the photo that was tapped first, whatever the second tap hits', () => {
  tap({ time: 0 })
  tap({ time: 150, x: 110, target: beside })
  expect(opened).toEqual(['img1'])
})

it('takes three taps for one double tap', () => {
  for (const time of [0, 150, 300]) tap({ time })
  expect(opened).toEqual(['img1'])
})

it.each<[what: string, second: Finger]>([
  ['that comes late', { time: 400 }],
  ['elsewhere', { time: 150, x: 125 }],
  ['of another finger', { time: 150, isPrimary: false }],
  ['of a mouse, which has its own double click', { time: 150, pointerType: 'mouse' }],
])('does nothing for a second tap %s', (_what, second) => {
  tap({ time: 0 })
  tap(second)
  expect(opened).toEqual([])
})

it('does nothing for a text, for what lies beside the photos, nor for a finger that moves', () => {
  for (const target of [words, beside]) {
    tap({ time: 0, target })
    tap({ time: 150 })
    taps.cancel()
  }
  tap({ time: 0 })
  taps.down(event({ time: 100 }))
  taps.up(event({ time: 200, x: 160 }))
  expect(opened).toEqual([])
})
