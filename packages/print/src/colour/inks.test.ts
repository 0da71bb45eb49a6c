import { expect, it } from 'vitest'
import { readInks } from './inks.ts'
import { readPressProfile } from './press-profile.ts'

it('gives a colour its ink, and none to a colour that was not converted', async () => {
  const inkOf = await readInks(['#ff0000', '#000000'], await readPressProfile(undefined))
  expect(inkOf('#ff0000')).toEqual([1, 0, 0])
  expect(inkOf('#000000')).toEqual([0, 0, 0])
  expect(() => inkOf('#00ff00')).toThrow('#00ff00')
})
