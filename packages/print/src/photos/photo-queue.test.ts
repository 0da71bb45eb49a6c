import type { PhotoStep } from '@collagerie/painter'
import { describe, expect, it } from 'vitest'
import { startQueue } from './photo-queue.ts'
import type { PreparedPhoto } from './prepare-photo.ts'

const stepAt = (y: number): PhotoStep => ({
  kind: 'photo',
  slot: `img${y}`,
  photo: `photo${y}`,
  toning: 'none',
  box: { x: 0, y, width: 1, height: 1, rotation: 0 },
  crop: { x: 0, y: 0, width: 1, height: 1 },
  turn: 0,
})

const preparedFor = (step: PhotoStep): PreparedPhoto => ({
  file: step.slot,
  start: 0,
  width: 1,
  height: 1,
  turn: 0,
  toning: 'none',
  isMirrored: false,
  isMirroredInBox: false,
  rowLength: 1,
})

describe('photos that are prepared while a page is painted', () => {
  it('are made from the top of the page down, and found when they are ready', async () => {
    const steps = [stepAt(3), stepAt(1), stepAt(2)]
    const order: string[] = []
    const queue = startQueue(steps, async (step) => {
      order.push(step.slot)
      return preparedFor(step)
    })
    await queue.whenReady(steps)
    expect(order).toEqual(['img1', 'img2', 'img3'])
    expect(steps.map((step) => queue.find(step)?.file)).toEqual(['img3', 'img1', 'img2'])
  })

  it('are not waited for where the page does not show them', async () => {
    const queue = startQueue([stepAt(1)], async (step) => preparedFor(step))
    const beside = stepAt(2)
    await queue.whenReady([beside])
    expect([queue.isExpected(beside), queue.find(beside)]).toEqual([false, undefined])
  })

  it('end with the first that fails, for everybody who waits', async () => {
    const steps = [stepAt(1), stepAt(2), stepAt(3)]
    const queue = startQueue(steps, async () => {
      throw new Error('broken')
    })
    await expect(queue.whenReady(steps)).rejects.toThrow('broken')
    expect(await queue.end()).toEqual([])
  })
})
