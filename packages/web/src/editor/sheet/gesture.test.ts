import { describe, expect, it } from 'vitest'
import { advance, type Gesture, type GestureEffect, type GestureEvent, IDLE } from './gesture.ts'

const at = (x: number, y = 0) => ({ x, y })

function down(options: Partial<Extract<GestureEvent, { kind: 'down' }>> = {}): GestureEvent {
  return {
    kind: 'down',
    id: 1,
    isTouch: false,
    at: at(0),
    time: 0,
    slot: 'img1',
    canPan: false,
    adds: false,
    ...options,
  }
}
const move = (x: number, time: number, id = 1, y = 0): GestureEvent => ({ kind: 'move', id, at: at(x, y), time })
const cancel = (id = 1): GestureEvent => ({ kind: 'cancel', id })
const up = (x: number, time: number, id = 1): GestureEvent => ({ kind: 'up', id, at: at(x), time })

function play(...events: readonly GestureEvent[]): { gesture: Gesture; effects: GestureEffect[] } {
  let gesture = IDLE
  const effects: GestureEffect[] = []
  for (const event of events) {
    const [next, more] = advance(gesture, event)
    gesture = next
    effects.push(...more)
  }
  return { gesture, effects }
}
const kinds = (...events: readonly GestureEvent[]) => play(...events).effects.map(({ kind }) => kind)

describe('a mouse on a filled slot', () => {
  it.each([
    [15, 300, 'pressed'],
    [16, 10, 'dragging'],
    [11, 300, 'pressed'],
    [11, 301, 'dragging'],
    [10, 2000, 'pressed'],
  ])('moved %i px after %i ms is %s', (distance, elapsed, expected) => {
    expect(play(down(), move(distance, elapsed)).gesture.kind).toBe(expected)
  })

  it('lifts the photo where it was pressed, carries it and drops it, and the click after that means nothing', () => {
    expect(play(down(), move(40, 50), move(80, 60), up(90, 70))).toEqual({
      gesture: IDLE,
      effects: [
        { kind: 'no click' },
        { kind: 'lift', slot: 'img1', at: at(0) },
        { kind: 'carry', at: at(40) },
        { kind: 'carry', at: at(80) },
        { kind: 'drop', at: at(90) },
      ],
    })
  })

  it('that came up after 12 px and 100 ms has clicked', () => {
    expect(kinds(down(), move(12, 50), up(12, 100))).toEqual([])
  })

  it('puts the photo back on Escape and waits for the button to come up', () => {
    const events = [down(), move(40, 50), { kind: 'escape' } as const]
    expect(kinds(...events)).toEqual(['no click', 'lift', 'carry', 'put back'])
    expect(kinds(...events, move(80, 90), up(80, 100)).slice(4)).toEqual([])
    expect(play(...events, up(80, 100)).gesture).toEqual(IDLE)
  })

  it('puts the photo back when the pointer is taken away', () => {
    expect(kinds(down(), move(40, 50), cancel()).at(-1)).toBe('put back')
  })

  it('starts afresh when the end of a drag was missed', () => {
    const { gesture, effects } = play(down(), move(40, 50), down({ time: 900 }))
    expect(gesture.kind).toBe('pressed')
    expect(effects.at(-1)).toEqual({ kind: 'put back' })
  })
})

describe('a mouse beside the photos', () => {
  it('moves a sheet that is enlarged', () => {
    const { effects } = play(down({ slot: undefined, canPan: true }), move(20, 10), move(25, 20), up(25, 30))
    expect(effects).toEqual([
      { kind: 'no click' },
      { kind: 'begin view' },
      { kind: 'pan', by: at(20) },
      { kind: 'pan', by: at(5) },
      { kind: 'end view' },
    ])
  })

  it('draws a rectangle on a sheet seen whole, which is no click', () => {
    expect(kinds(down({ slot: undefined }), move(90, 50), up(90, 60))).toEqual(['no click', 'marquee', 'take marquee'])
  })
})

describe('one finger', () => {
  it.each([
    [10, true],
    [10.5, false],
  ])('that comes up %f px from where it came down taps: %s', (distance, isTap) => {
    expect(kinds(down({ isTouch: true }), up(distance, 400)).includes('no click')).toBe(!isTap)
  })

  it.each([
    [2, 50, 'pressed'],
    [3, 50, 'panning'],
    [3, 51, 'pressed'],
  ])('on an enlarged sheet, moved %i px within %i ms, is %s', (distance, elapsed, expected) => {
    expect(play(down({ isTouch: true, canPan: true }), move(distance, elapsed)).gesture.kind).toBe(expected)
  })

  it('that rested first drags the photo, also on an enlarged sheet', () => {
    expect(play(down({ isTouch: true, canPan: true }), move(1, 60), move(20, 100)).gesture.kind).toBe('dragging')
  })

  it('that moves off at once on a sheet seen whole drags the photo', () => {
    expect(play(down({ isTouch: true }), move(20, 30)).gesture.kind).toBe('dragging')
  })
})

describe('two fingers', () => {
  const first = down({ isTouch: true })
  const second = down({ isTouch: true, id: 2, at: at(100), time: 20 })

  it.each([
    [110, 'pan'],
    [111, 'zoom'],
    [90, 'pan'],
    [89, 'zoom'],
  ])('that stood 100 px apart and stand %i px apart %s', (apart, mode) => {
    expect(play(first, second, move(apart, 30, 2)).gesture).toMatchObject({ kind: 'two fingers', mode })
  })

  it('zoom about their middle from the first pixel on', () => {
    const { effects } = play(first, second, move(101, 30, 2), move(200, 40, 2), up(200, 50, 2))
    expect(effects.slice(2)).toEqual([
      { kind: 'pan', by: at(0.5) },
      { kind: 'zoom', factor: 1.01, at: at(50.5) },
      { kind: 'pan', by: at(49.5) },
      { kind: 'zoom', factor: 2, at: at(100) },
      { kind: 'end view' },
    ])
  })

  it('pan by the way of their middle, and have not zoomed when they lift', () => {
    const { effects } = play(first, second, move(4, 30), move(104, 31, 2), up(104, 40, 2))
    expect(effects.filter(({ kind }) => kind === 'pan')).toEqual([
      { kind: 'pan', by: at(2) },
      { kind: 'pan', by: at(2) },
    ])
    expect(effects.slice(-2)).toEqual([{ kind: 'zoom', factor: 1, at: at(54) }, { kind: 'end view' }])
  })

  it('end the view with the first that comes up; the other does nothing more', () => {
    const { gesture, effects } = play(first, second, up(100, 50, 2), move(70, 60), up(70, 70))
    expect(effects.map(({ kind }) => kind)).toEqual(['no click', 'begin view', 'zoom', 'end view'])
    expect(gesture).toEqual(IDLE)
  })

  it('let go of a photo that one of them was dragging', () => {
    expect(kinds(first, move(40, 60), down({ isTouch: true, id: 2 })).at(-1)).toBe('put back')
  })

  it.each([
    ['the first', [up(0, 50, 1), up(100, 60, 2)]],
    ['the second', [up(100, 50, 2), up(0, 60, 1)]],
    ['the first by the system', [cancel(1), cancel(2)]],
  ])('leave nothing behind when %s comes up before the other', (_which, ends) => {
    expect(play(first, second, ends[0] ?? second).gesture.kind).toBe('spent')
    expect(play(first, second, ...ends).gesture).toEqual(IDLE)
  })

  it('go on when a one-finger pan gets company', () => {
    const pan = [down({ isTouch: true, canPan: true }), move(5, 10)]
    expect(kinds(...pan, second, move(200, 50, 2), move(220, 60, 2)).at(-1)).toBe('zoom')
  })
})

/** Every new finger has its own number, which never returns. */
describe('fingers that come one after the other', () => {
  const finger = (id: number, x = 0) => down({ isTouch: true, canPan: true, id, at: at(x) })
  const pan = (id: number) => [finger(id), move(5, 10, id), move(30, 40, id)]
  const drag = (id: number) => [finger(id), move(1, 60, id), move(40, 100, id)]
  const pinch = (id: number) => [finger(id), finger(id + 1, 100), move(150, 30, id + 1), move(300, 40, id + 1)]

  const ends = {
    'a pan': [...pan(1), up(30, 50)],
    'a pan that the system broke off': [...pan(1), cancel()],
    'a drag': [...drag(1), up(40, 110)],
    'a drag that the system broke off': [...drag(1), cancel()],
    'a drag that Escape broke off': [...drag(1), { kind: 'escape' } as const, up(40, 110)],
    'a pan that became a pinch': [...pan(1), finger(2, 100), up(100, 50, 2), up(0, 60, 1)],
    'a pinch, the second finger up first': [...pinch(1), up(300, 50, 2), up(0, 60, 1)],
    'a pinch, the first finger up first': [...pinch(1), up(0, 50, 1), up(300, 60, 2)],
    'a pinch that the system broke off': [...pinch(1), cancel(2), cancel(1)],
  } satisfies Record<string, readonly GestureEvent[]>

  it.each(Object.entries(ends))('pan, drag and pinch after %s', (_name, before) => {
    expect(play(...before).gesture).toEqual(IDLE)
    const after = (...events: readonly GestureEvent[]) => kinds(...before, ...events).slice(kinds(...before).length)
    expect(after(...pan(7), up(30, 50, 7))).toEqual(['no click', 'begin view', 'pan', 'pan', 'end view'])
    expect(after(...drag(7), up(40, 110, 7))).toEqual(['no click', 'lift', 'carry', 'drop'])
    expect(after(...pinch(7), up(300, 50, 8), up(0, 60, 7))).toContain('zoom')
  })
})

describe('a rectangle that chooses photos', () => {
  const drawsMarquee = (options: Parameters<typeof down>[0]) =>
    play(down(options), move(40, 50)).gesture.kind === 'marquee'

  it.each([
    [{ slot: undefined }, true],
    [{ slot: undefined, canPan: true }, false],
    [{ slot: undefined, canPan: true, adds: true }, true],
    [{ slot: 'img1' }, false],
    [{ slot: 'img1', adds: true }, true],
    [{ slot: undefined, isTouch: true }, false],
    [{ slot: undefined, isTouch: true, adds: true }, false],
  ])('begins with %o: %s', (options, expected) => {
    expect(drawsMarquee(options)).toBe(expected)
  })

  it.each([true, false])('chooses what it touches in the end, beside what was chosen: %s', (adds) => {
    const slot = adds ? 'img1' : undefined
    expect(play(down({ slot, adds }), move(40, 50), move(80, 60), up(80, 70))).toEqual({
      gesture: IDLE,
      effects: [
        { kind: 'no click' },
        { kind: 'marquee', from: at(0), to: at(40) },
        { kind: 'marquee', from: at(0), to: at(80) },
        { kind: 'take marquee', adds },
      ],
    })
  })

  it.each([[{ kind: 'escape' } as const], [cancel()]])('leaves nothing behind on %o', (end) => {
    expect(kinds(down({ slot: undefined }), move(40, 50), end, up(80, 70)).slice(2)).toEqual(['clear marquee'])
  })
})
