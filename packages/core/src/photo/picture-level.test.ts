import { describe, expect, it } from 'vitest'
import { CLOSE_LEVELS, pictureLevel } from './index.ts'

describe('pictureLevel', () => {
  it('starts from the smaller copy of photos from elsewhere', () => {
    expect([512, 517, 518, 1025].map((wanted) => pictureLevel(wanted, 3000, 512))).toEqual([512, 512, 1024, 1536])
    expect(pictureLevel(600, 400, 512)).toBe(400)
  })

  it('is content with less where a photo is shown small, and never asks for more than there is', () => {
    expect([75, 320, 323, 324, 517, 518].map((wanted) => pictureLevel(wanted, 6000))).toEqual([
      320, 320, 320, 512, 512, 1024,
    ])
    expect([75, 330].map((wanted) => pictureLevel(wanted, 300))).toEqual([300, 300])
    expect([75, 400].map((wanted) => pictureLevel(wanted, 3000, 512))).toEqual([320, 512])
  })

  it('keeps the base copy up to a stretch of 1.01', () => {
    expect([600, 1024, 1034].map((wanted) => pictureLevel(wanted, 6000))).toEqual([1024, 1024, 1024])
    expect(pictureLevel(1035, 6000)).toBe(1536)
  })

  it('takes the smallest copy that has enough, never beyond 4000 or the original', () => {
    expect([1536, 1537, 2500, 4000, 9000].map((wanted) => pictureLevel(wanted, 6000))).toEqual([
      1536, 2048, 3072, 4000, 4000,
    ])
    expect(pictureLevel(9000, 3500)).toBe(3500)
    expect(pictureLevel(9000, 1024)).toBe(1024)
    expect(pictureLevel(9000, 640)).toBe(640)
  })

  it('asks for nothing where the wanted size is not known', () => {
    expect(pictureLevel(Number.NaN, 6000)).toBe(1024)
  })

  it('is never more than half as large again as wanted where levels lie close', () => {
    for (let wanted = 60; wanted <= 1024; wanted += 1) {
      const level = pictureLevel(wanted, 6000, 1024, CLOSE_LEVELS)
      expect(level / wanted).toBeGreaterThanOrEqual(1 / 1.01)
      expect(level / wanted).toBeLessThan(1.5)
    }
  })
})
