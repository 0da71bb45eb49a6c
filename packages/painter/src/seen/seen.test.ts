import { DESIGN_TYPES } from '@collagerie/core/designs'
import type { Template } from '@collagerie/core/template'
import { beforeAll, describe, expect, it } from 'vitest'
import { nodeMeasure, nodePlatform, surface } from '../node/index.ts'
import { paint } from '../paint/paint.ts'
import type { PaintStep } from '../plan/paint-step.ts'
import { plan } from '../plan/plan.ts'
import type { ScreenOptions } from '../plan/plan-options.ts'
import { filled, generated, useTestFonts } from '../testing/test-scene.ts'
import { seenMap } from './seen-map.ts'
import { seenMask } from './seen-mask.ts'
import { seenSpaces } from './seen-spaces.ts'
import { seenSteps } from './seen-steps.ts'

const TOOLS = { platform: nodePlatform, makeSurface: surface }
const BUTTON_CM = 1

beforeAll(useTestFonts)

const mapOf = (template: Template) =>
  seenMap(
    seenSteps(template, () => undefined),
    template.format,
    TOOLS,
  )

/** The painted sheet, with a field of its slot's own colour in place of every photo. */
function painted(template: Template, { scale, width, height }: ReturnType<typeof mapOf>, screen: ScreenOptions) {
  const page = { ...filled(template), userdata: { ...filled(template).userdata, texts: {} } }
  const steps = plan(page, {
    photoSize: () => ({ width: 300, height: 200 }),
    art: () => undefined,
    folded: 'covered',
    measure: nodeMeasure(),
    screen,
  })
  const numbers = new Map(
    steps.flatMap((step) => (step.kind === 'photo' ? [step.slot] : [])).map((slot, at) => [slot, at]),
  )
  const fields = steps.map((step): PaintStep => {
    // A shadow would change the colours below it.
    if (step.kind === 'card') return { kind: 'field', color: step.color, boxes: [step.box], circles: [] }
    if (step.kind !== 'photo') return step
    const number = numbers.get(step.slot) ?? 0
    return { kind: 'field', color: `rgb(7, ${number}, 0)`, boxes: [step.box], circles: [] }
  })
  const { ctx } = surface(width, height)
  paint(ctx, fields, { view: { scale, left: 0, top: 0 }, platform: nodePlatform, pictures: () => undefined })
  return { pixels: ctx.getImageData(0, 0, width, height).data, slots: [...numbers.keys()] }
}

describe.each(DESIGN_TYPES)('on a sheet of %s', (design) => {
  const template = generated(design, design === 'tiles' ? 'TILES' : 'POSTER', design === 'heart' ? { playfull: 1 } : {})
  let map: ReturnType<typeof mapOf>
  let spaces: ReturnType<typeof seenSpaces>

  beforeAll(() => {
    map = mapOf(template)
    spaces = seenSpaces(map, BUTTON_CM)
  })

  it('a slot is seen where its photo is painted, and nowhere else', () => {
    const { pixels, slots } = painted(template, map, { placeholders: false })
    let wrong = 0
    for (const [at, owner] of map.owners.entries()) {
      const isPhoto = pixels[at * 4] === 7 && pixels[at * 4 + 2] === 0
      const shown = isPhoto ? slots[pixels[at * 4 + 1] ?? 0] : undefined
      if (shown !== (owner === 0 ? undefined : map.slots[owner - 1])) wrong++
    }
    // Along slanting edges a pixel belongs to neither side.
    expect(wrong / map.owners.length).toBeLessThan(0.03)
  })

  it('a badge lies on what is seen of its photo', () => {
    const badge = () => ({ color: '#ff00ff', label: 'MAUVAISE · DOUBLE' })
    const space = (slot: string) => spaces.get(slot)?.words
    const { pixels } = painted(template, map, { placeholders: false, badge, space })
    const marked = new Set<number>()
    for (const [at, owner] of map.owners.entries()) {
      if (pixels[at * 4] !== 255 || pixels[at * 4 + 1] !== 0 || pixels[at * 4 + 2] !== 255) continue
      marked.add(owner)
    }
    expect(marked).toEqual(new Set(map.slots.map((_, index) => index + 1)))
  })

  it('a delete button lies on what is seen of its photo', () => {
    for (const [index, slot] of map.slots.entries()) {
      const button = spaces.get(slot)?.button
      if (!button) throw new Error(`no space in ${slot}`)
      const [left, top] = [Math.round(button.x * map.scale), Math.round(button.y * map.scale)]
      const side = Math.round(button.width * map.scale)
      for (const [x, y] of [
        [left, top],
        [left + side - 1, top],
        [left, top + side - 1],
        [left + side - 1, top + side - 1],
      ] as const) {
        expect(map.owners[y * map.width + x]).toBe(index + 1)
      }
    }
  })
})

describe('the shape of a slot', () => {
  const share = (template: Template, slot: string) => {
    const mask = seenMask(
      seenSteps(template, () => undefined),
      slot,
      template.format,
      20,
      TOOLS,
    )
    if (!mask) throw new Error('there is no such slot')
    const { width, height } = mask.image as { width: number; height: number }
    const { data } = mask.ctx.getImageData(0, 0, width, height)
    return data.filter((value, at) => at % 4 === 3 && value > 127).length / (width * height)
  }

  it('is the whole box in a grid', () => {
    expect(share(generated('alleven'), 'img1')).toBe(1)
  })

  it('is cut at the rim of a heart and of a digit', () => {
    for (const design of ['heart', 'number']) {
      const template = generated(design)
      const shares = mapOf(template).slots.map((slot) => share(template, slot))
      expect(Math.min(...shares)).toBeLessThan(0.9)
      expect(Math.min(...shares)).toBeGreaterThan(0.1)
    }
  })

  it('lacks what is folded over the edge of a tile', () => {
    expect(share(generated('tiles', 'TILES'), 'img1')).toBeCloseTo((18 / 18.4) ** 2, 2)
  })

  it('lacks what the format cuts off and what another card covers', () => {
    expect(share(generated('single', 'CANVAS4CM', { marginCM: 0 }), 'img1')).toBeLessThan(0.8)
    expect(share(generated('pilealleven'), 'img1')).toBeLessThan(0.95)
  })
})
