import { describe, expect, it } from 'vitest'
import { loadedPhoto, loadingPhoto } from '../../photos/testing/photos.ts'
import { trayStacks } from './tray-order.ts'

const content = (fingerprint: string) => ({
  faces: [],
  saliency: [],
  sharpness: 1,
  exposure: 1,
  fingerprint,
  tone: [50, 0, 0] as const,
})
const photos = [
  loadedPhoto('a', { name: 'img10.jpg', takenAt: 300, used: 1, content: content('00ff00ff00ff00ff') }),
  loadedPhoto('b', { name: 'img2.jpg', takenAt: 100, content: content('ff00ff00ff00ff00') }),
  loadingPhoto('c', 'Beach.jpg'),
  loadedPhoto('d', { name: 'img1.jpg', takenAt: 200, content: content('00ff00ff00ff00fe') }),
]

describe('the order of the tray', () => {
  it('is as chosen, by time, by name or unused first, and shots of a burst lie in stacks', () => {
    expect(trayStacks(photos, 'chosen')).toEqual([['a', 'd'], ['b'], ['c']])
    expect(trayStacks(photos, 'time')).toEqual([['b'], ['d', 'a'], ['c']])
    expect(trayStacks(photos, 'name')).toEqual([['c'], ['d', 'a'], ['b']])
    expect(trayStacks(photos, 'unused')).toEqual([['b'], ['c'], ['d', 'a']])
  })
})
