import { expect, it } from 'vitest'
import { ANY_SIZE, checkCustomSize } from './custom-size.ts'

it('a custom size is made to the half centimetre', () => {
  expect(checkCustomSize(ANY_SIZE, 50.3, 40.2)).toEqual({ ok: true, format: { width: 50.5, height: 40 } })
})
