// @vitest-environment happy-dom
import type { Occasion } from '@collagerie/core/catalogue'
import { startChoice } from '@collagerie/core/choice'
import { layoutsForPhotos } from '@collagerie/core/suggesting'
import { describe, expect, it, vi } from 'vitest'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import { useTabState } from '../navigation/tab-state.ts'
import type { TriedTemplate } from '../photos/analysis/try-template.ts'
import { reported } from '../photos/testing/answers.ts'
import { findLayouts } from './find-layouts.ts'

vi.mock('../photos/workers/photo-work.ts', () => ({
  tryInWorker: async ({ choice }: TriedTemplate) => {
    if (choice.offered.id === 'gen-single') throw new TypeError('a mistake of ours')
    return made.get(choice.offered.id) ?? []
  },
}))

vi.mock('./drawn-template.ts', () => ({ drawnTemplate: async () => undefined }))

/** The layouts found in each template. */
const made = vi.hoisted(() => new Map<string, unknown[]>())

const OFFERED = ['alleven', 'single'].map(offeredTemplate)
const find = (signal: AbortSignal) => findLayouts(OFFERED, undefined, [], () => undefined, signal)

it('a design that cannot be tried is named, unless nobody waits for it any more', async () => {
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
  await find(new AbortController().signal)
  expect(reported('layout-failed')).toMatchObject([{ design: 'gen-single', message: 'TypeError: a mistake of ours' }])
  await find(AbortSignal.abort())
  expect(reported('layout-failed')).toEqual([])
})

describe('what is drawn for an occasion', () => {
  const drawn = (id: string, tag: string) => ({
    ...offeredTemplate('alleven'),
    id,
    source: `/${id}.xml`,
    tags: ['photos:5', tag],
  })
  const fir = drawn('fir', 'occasion:christmas')
  const plain = { ...offeredTemplate('alleven'), id: 'plain', tags: ['photos:5'] }
  const photos = Array.from({ length: 5 }, (_, order) => ({
    id: `p${order}`,
    width: 4000,
    height: 3000,
    rotation: 0 as const,
    order,
  }))
  const order = async (...occasions: Occasion[]) => {
    useTabState.setState({ occasions })
    const found = await findLayouts([fir, plain], undefined, photos, () => undefined, new AbortController().signal)
    return found.map(({ choice }) => choice.offered.id)
  }

  for (const [cost, offered] of [fir, plain].entries()) {
    const choice = startChoice({ ...offered, source: `gen:${['onelarge', 'alleven'][cost]}` })
    const layouts = choice ? layoutsForPhotos(choice, photos) : []
    made.set(
      offered.id,
      layouts.slice(0, 1).map((layout) => ({ ...layout, choice: { ...layout.choice, offered }, cost })),
    )
  }

  it('comes after the others, however well it suits', async () => expect(await order()).toEqual(['plain', 'fir']))

  it('stays where it is if that occasion is chosen', async () =>
    expect(await order('christmas')).toEqual(['fir', 'plain']))

  it('comes last where another occasion is chosen', async () =>
    expect(await order('wedding')).toEqual(['plain', 'fir']))
})

it('tries as many templates as the chooser lists for the number of photos', async () => {
  const [alleven] = OFFERED
  if (!alleven) throw new Error('there is no design')
  const photos = [{ id: 'p', width: 4000, height: 3000, rotation: 0, order: 0 }] as const
  const totals: number[] = []
  const templates = [['photos:1-9'], ['photos:1'], ['photos:2-9'], []].map((tags) => ({ ...alleven, tags }))
  await findLayouts(templates, undefined, photos, (_, total) => totals.push(total), new AbortController().signal)
  expect(new Set(totals)).toEqual(new Set([2]))
})
