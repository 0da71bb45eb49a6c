import { EMPTY_USERDATA } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import { describe, expect, it } from 'vitest'
import { nodeMeasure, nodePlatform, surface } from '../node/index.ts'
import { paint } from '../paint/paint.ts'
import { generated } from '../testing/test-scene.ts'
import type { PlaceholderSign } from './paint-step.ts'
import { plan } from './plan.ts'
import type { PlanOptions, ScreenOptions } from './plan-options.ts'

const template = generated('single', 'POSTER')
const page = {
  choice: { templateId: 'gen-single', childTemplateId: '', material: 'POSTER' as const },
  template,
  userdata: { ...EMPTY_USERDATA, images: { img1: { photo: placePhoto('a') } } },
}
const WORDS: PlaceholderSign = { kind: 'words', lines: ['Could not', 'be loaded'], short: 'Error' }

function planned(screen?: ScreenOptions) {
  const options: PlanOptions = {
    photoSize: () => ({ width: 300, height: 200 }),
    art: () => undefined,
    measure: nodeMeasure(),
    ...(screen && { screen }),
  }
  return plan(page, options)
}

/** How much of the sheet is not the colour of an empty slot, and which words were written. */
function painted(sign: PlaceholderSign | undefined, pixels: number) {
  const { ctx } = surface(pixels, pixels)
  const words: string[] = []
  const spy = new Proxy(ctx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'fillText')
        return (text: string, x: number, y: number) => words.push(text) && target.fillText(text, x, y)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
  const steps = planned({ placeholders: true, sign: () => sign }).filter(({ kind }) => kind === 'placeholder')
  paint(spy, steps, {
    view: { scale: pixels / 30, left: 0, top: 0 },
    platform: nodePlatform,
    pictures: () => undefined,
  })
  const { data } = ctx.getImageData(0, 0, pixels, pixels)
  let ink = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) < 150 && (data[at + 3] ?? 0) > 0) ink++
  return { ink, words }
}

describe('a slot whose photo cannot be shown', () => {
  it('says so on a screen, in place of the photo', () => {
    const steps = planned({ placeholders: true, sign: () => WORDS })
    expect(steps.filter(({ kind }) => kind === 'photo')).toEqual([])
    expect(steps.find(({ kind }) => kind === 'placeholder')).toMatchObject({ slot: 'img1', sign: WORDS })
  })

  it('is printed as its photo, whatever a screen says', () => {
    expect(planned().map(({ kind }) => kind)).not.toContain('placeholder')
    expect(planned().map(({ kind }) => kind)).toContain('photo')
  })

  it('has more ink with every dot', () => {
    const ink = [1, 2, 3].map((count) => painted({ kind: 'dots', count }, 200).ink)
    expect(ink[0]).toBeGreaterThan(20)
    expect(ink[1]).toBeGreaterThan((ink[0] ?? 0) * 1.8)
    expect(ink[2]).toBeGreaterThan((ink[1] ?? 0) * 1.4)
  })

  it('has two lines where they find room, else one word', () => {
    expect(painted(WORDS, 200).words).toEqual(['Could not', 'be loaded'])
    expect(painted(WORDS, 40).words).toEqual(['Error'])
  })
})
