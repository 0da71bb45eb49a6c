import { designFor, generateTemplate } from '@collagerie/core/designs'
import { STANDARD_SIZES } from '@collagerie/core/format'
import type { Size } from '@collagerie/core/geometry'
import { hangIn, inWindow, pieceObject, ROOM_IDS, ROOMS, type RoomId, roomView } from '@collagerie/core/hanging'
import { describe, expect, it } from 'vitest'
import { nodePlatform, surface } from '../node/index.ts'
import { paintFront, paintPiece } from './paint-piece.ts'
import { paintRoom } from './paint-room.ts'

/** A colour no room has, so that the piece can be told from everything else. */
const OWN = [255, 0, 255] as const
const WINDOW = { width: 1200, height: 800 }

/** A room with a piece of one colour, and where the pixels of that colour are. */
function measured(id: RoomId, size: Size) {
  const { ctx } = surface(WINDOW.width, WINDOW.height)
  const room = ROOMS[id]
  const hung = hangIn(room, size)
  const view = roomView(room, hung, WINDOW)
  paintRoom(ctx, id, view, 'light', nodePlatform)
  const template = generateTemplate(designFor('alleven'), { format: size, material: 'POSTER', values: {} })
  const object = pieceObject(template, 'POSTER')
  const sheet = surface(400, 400)
  sheet.ctx.fillStyle = `rgb(${OWN.join(' ')})`
  sheet.ctx.fillRect(0, 0, 400, 400)
  const sheetScale = Math.min(400 / (size.width + 1), 400 / (size.height + 1))
  paintPiece(ctx, {
    object,
    sheet: { image: sheet.image, scale: sheetScale },
    at: inWindow(hung, view),
    scale: view.scale,
    scheme: 'light',
  })
  const { data } = ctx.getImageData(0, 0, WINDOW.width, WINDOW.height)
  const [across, down] = [spanOf(), spanOf()]
  for (let index = 0; index < data.length; index += 4) {
    const [red, green, blue] = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]
    // The lit and the shaded edge are lighter and darker, and still more purple than green.
    if (red > 180 && blue > 180 && Math.min(red, blue) - green > 60) {
      across.take((index / 4) % WINDOW.width)
      down.take(Math.floor(index / 4 / WINDOW.width))
    }
  }
  return { width: across.length(), height: down.length(), data, view, room }
}

/** From the least to the most of what it is given, both counted. */
function spanOf() {
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  return {
    take: (value: number) => {
      least = Math.min(least, value)
      most = Math.max(most, value)
    },
    length: () => most - least + 1,
  }
}

describe.each(ROOM_IDS)('the room "%s"', (id) => {
  it.each(STANDARD_SIZES.filter((_, index) => index % 4 === 0))(
    'shows a piece of $width x $height cm to a hundredth of its size',
    (size) => {
      const { width, height, view } = measured(id, size)
      const unit = view.scale
      // A hundredth, or the pixel that no picture can be finer than.
      expect(Math.abs(width - size.width * unit)).toBeLessThanOrEqual(Math.max(1, 0.01 * size.width * unit))
      expect(Math.abs(height - size.height * unit)).toBeLessThanOrEqual(Math.max(1, 0.01 * size.height * unit))
    },
  )
})

describe('the sofa', () => {
  it('is 210 cm wide in pixels of the same picture', () => {
    // Round a piece this large all of the room is in view.
    const { data, view } = measured('living', { width: 100, height: 100 })
    const row = Math.round((-40 - view.top) * view.scale)
    // At the height of its arms it is the only green thing between plant and lamp.
    const xs = Array.from({ length: WINDOW.width }, (_, x) => x).filter((x) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(
        (row * WINDOW.width + x) * 4,
        (row * WINDOW.width + x) * 4 + 3,
      )
      const cm = x / view.scale + view.left
      return Math.abs(cm) < 115 && green > red && green > blue + 8
    })
    const sofa = (xs.at(-1) ?? 0) - (xs[0] ?? 0) + 1
    expect(Math.abs(sofa - 210 * view.scale)).toBeLessThanOrEqual(2.1 * view.scale)
  })
})

describe('a front whose sheen is to move', () => {
  it('is painted as the sheet is, pixel by pixel', () => {
    const template = generateTemplate(designFor('alleven'), {
      format: { width: 40, height: 30 },
      material: 'DIBOND',
      values: {},
    })
    const object = pieceObject(template, 'DIBOND')
    const sheet = surface(400, 400)
    sheet.ctx.fillStyle = `rgb(${OWN.join(' ')})`
    sheet.ctx.fillRect(0, 0, 400, 400)
    const colours = (hasSheen: boolean) => {
      const { ctx } = surface(80, 60)
      paintFront(ctx, { object, sheet: { image: sheet.image, scale: 8 }, at: { x: 0, y: 0 }, scale: 2 }, { hasSheen })
      return new Set(new Uint32Array(ctx.getImageData(0, 0, 80, 60).data.buffer)).size
    }
    expect(colours(false)).toBe(1)
    expect(colours(true)).toBeGreaterThan(1)
  })
})
