// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import type { TriedTemplate } from '../photos/analysis/try-template.ts'
import { reported } from '../photos/testing/answers.ts'
import { findLayouts } from './find-layouts.ts'

vi.mock('../photos/workers/photo-work.ts', () => ({
  tryAway: async ({ choice }: TriedTemplate) => {
    if (choice.offered.id === 'gen-single') throw new TypeError('a mistake of ours')
    return []
  },
}))

const OFFERED = ['alleven', 'single'].map(offeredTemplate)
const find = (signal: AbortSignal) => findLayouts(OFFERED, undefined, [], () => undefined, signal)

it('a design that cannot be tried is named, unless nobody waits for it any more', async () => {
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
  await find(new AbortController().signal)
  expect(reported('layout-failed')).toMatchObject([{ design: 'gen-single', message: 'TypeError: a mistake of ours' }])
  await find(AbortSignal.abort())
  expect(reported('layout-failed')).toEqual([])
})
