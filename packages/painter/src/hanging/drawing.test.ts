import { pathBounds } from '@collagerie/core/art'
import { covers, union } from '@collagerie/core/geometry'
import { ROOM_IDS, ROOMS } from '@collagerie/core/hanging'
import { parsePath } from '@collagerie/core/shapes'
import { describe, expect, it } from 'vitest'
import { nodePlatform, surface } from '../node/index.ts'
import { shape } from './drawing.ts'
import { ROOM_DRAWINGS } from './rooms/index.ts'

/** The extent of the drawn rooms, one pixel per centimetre: up from the floor, down from it, and its width. */
const [UP, DOWN, WIDTH, PRESSED] = [420, 140, 120, 0.1]

/** The first and the last row that a path has ink in. */
function inkOf(path: string): readonly [number, number] {
  const { ctx } = surface(WIDTH, UP + DOWN)
  ctx.transform(PRESSED, 0, 0, 1, WIDTH / 2, UP)
  ctx.fill(nodePlatform.path(path))
  const pixels = new Uint32Array(ctx.getImageData(0, 0, WIDTH, UP + DOWN).data.buffer)
  const row = (index: number) => Math.floor(index / WIDTH) - UP
  return [row(pixels.findIndex(Boolean)), row(pixels.findLastIndex(Boolean)) + 1]
}

describe('the furniture a piece is compared with', () => {
  it.each(ROOM_IDS)('is drawn in its size in the room "%s"', (room) => {
    const { furniture } = ROOMS[room]
    const drawn = ROOM_DRAWINGS[room]
      .filter(({ fade }) => !fade)
      .flatMap(({ path }) => pathBounds(parsePath(path)) ?? [])
    expect(union(drawn.filter((bounds) => covers(furniture, bounds)))).toEqual(furniture)
  })
})

describe('a colour that turns into another', () => {
  it('does so between the heights of its shape, whatever its path is written with', () => {
    expect(shape('M26 -83H33L32.4 -74H26.6Z', 'linen', { to: 'clay' }).span).toEqual([-83, -74])
    expect(shape('M0 -10V20H5Z', 'linen', { to: 'clay' }).span).toEqual([-10, 20])
    expect(shape('M0 0C0 -40 10 -40 10 0Z', 'linen', { to: 'clay' }).span).toEqual([-30, 0])
  })

  it.each(ROOM_IDS)('does so in every shape of the room "%s"', (room) => {
    const turning = ROOM_DRAWINGS[room].filter(({ to }) => to)
    expect(turning.length).toBeGreaterThan(5)
    for (const { path, span: [top, bottom] = [] } of turning) {
      const [first, last] = inkOf(path)
      expect([path, Math.abs(first - Number(top)) < 2, Math.abs(last - Number(bottom)) < 2]).toEqual([path, true, true])
    }
  })
})
