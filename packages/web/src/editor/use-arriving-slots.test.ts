// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { takeFiles } from './take-files.ts'
import { useArrivingSlots } from './use-arriving-slots.ts'

vi.mock('./take-files.ts')

afterEach(cleanup)

const FILE = new File([], 'beach.jpg')

it.each([
  ['has its photo', () => Promise.resolve()],
  ['gets none after all', () => Promise.reject(new Error('No worker answered.'))],
])('a slot waits for the file that fell on it until it %s', async (_, outcome) => {
  let finish = (_taken: Promise<void>) => {}
  vi.mocked(takeFiles).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const { result } = renderHook(useArrivingSlots)
  let brought: Promise<unknown> = Promise.resolve()
  act(() => {
    brought = result.current.bringFiles([FILE], 's1').catch(() => undefined)
  })
  expect(result.current.arriving).toEqual(['s1'])
  await act(async () => {
    finish(outcome())
    await brought
  })
  expect(result.current.arriving).toEqual([])
})
