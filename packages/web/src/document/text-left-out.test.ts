// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { isTextLeftOut, rememberTextLeftOut } from './text-left-out.ts'

afterEach(() => sessionStorage.clear())

it('remembers for the life of the tab which collages go without their text', () => {
  expect(isTextLeftOut('a')).toBe(false)
  rememberTextLeftOut('a', 'b')
  rememberTextLeftOut('c')
  expect(['a', 'b', 'c', 'd'].map(isTextLeftOut)).toEqual([true, true, true, false])
})

it.each(['nonsense', 'null', '{}'])('takes %j in the memory for nothing', (stored) => {
  sessionStorage.setItem('collagerie-text-left-out', stored)
  expect(isTextLeftOut('a')).toBe(false)
  rememberTextLeftOut('a')
  expect(isTextLeftOut('a')).toBe(true)
})
