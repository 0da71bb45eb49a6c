import { type CollagePage, EMPTY_USERDATA, photoSlotOf } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { apply } from '@collagerie/core/edit'
import { placePhoto } from '@collagerie/core/placement'
import { startingText } from '@collagerie/core/text'
import { type PlanOptions, plan } from '@collagerie/painter'
import { describe, expect, it } from 'vitest'
import { changedRegions, regionsOfPhoto, stepsWithin } from './changed-regions.ts'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const empty: CollagePage = {
  choice: { templateId: 'gen-alleven', childTemplateId: '', material: '' },
  template,
  userdata: EMPTY_USERDATA,
}
const filled = ['img1', 'img2', 'img9'].reduce(
  (page, slot) => apply(page, { kind: 'place photo', slot, photo: placePhoto(`photo of ${slot}`) }),
  empty,
)
const options: PlanOptions = {
  photoSize: () => ({ width: 1600, height: 900 }),
  art: () => undefined,
  measure: (text, { fontSize }) => ({ width: text.length * fontSize, ascent: fontSize, descent: 0 }),
  screen: { placeholders: true },
}
const PX_PER_CM = 20
const stepsOf = (page: CollagePage) => plan(page, options)

/** The slots whose middle lies in one of the regions. */
function touched(before: CollagePage, after: CollagePage): string[] | undefined {
  const regions = changedRegions(stepsOf(before), stepsOf(after), PX_PER_CM)
  return (
    regions &&
    Array.from({ length: 12 }, (_, index) => `img${index + 1}`).filter((slot) => {
      const box = photoSlotOf(template, slot)?.box ?? { x: 0, y: 0, width: 0, height: 0 }
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      return regions.some((each) => x > each.x && x < each.x + each.width && y > each.y && y < each.y + each.height)
    })
  )
}

describe('what must be painted anew', () => {
  it('is nothing when nothing changed', () => {
    expect(changedRegions(stepsOf(filled), stepsOf({ ...filled }), PX_PER_CM)).toEqual([])
  })

  it('are both slots of a swap and no others', () => {
    expect(touched(filled, apply(filled, { kind: 'swap photos', from: 'img1', to: 'img9' }))).toEqual(['img1', 'img9'])
  })

  it.each([
    ['a photo is removed', { kind: 'remove photo', slot: 'img2' }],
    ['a photo is zoomed', { kind: 'reframe', slot: 'img2', framing: { zoom: 2 } }],
    ['a photo gets an effect', { kind: 'set effect', slot: 'img2', effect: 'sepia' }],
  ] as const)('is one slot when %s', (_, command) => {
    expect(touched(filled, apply(filled, command))).toEqual(['img2'])
  })

  it('is everything when the ground changes', () => {
    const coloured = apply(filled, { kind: 'choose background', color: '#336699' })
    expect(changedRegions(stepsOf(filled), stepsOf(coloured), PX_PER_CM)).toBeUndefined()
  })

  it('is one slot when its photo goes with the text and the badge on it', () => {
    const text = startingText('title', { text: 'Été' }, { width: 10, height: 4 }, options.measure)
    const written = apply(filled, { kind: 'set photo text', slot: 'img2', text })
    expect(stepsOf(written).length).toBe(stepsOf(filled).length + 1)
    expect(touched(written, apply(written, { kind: 'remove photo', slot: 'img2' }))).toEqual(['img2'])
  })

  it('reaches no further than the slot whose badge comes or goes, however long its label', () => {
    const badge = { color: '#000000', label: 'x'.repeat(200) }
    const marked = plan(filled, {
      ...options,
      screen: { placeholders: true, badge: (slot) => (slot === 'img2' ? badge : undefined) },
    })
    const box = photoSlotOf(template, 'img2')?.box ?? { width: 0 }
    const widths = (changedRegions(stepsOf(filled), marked, PX_PER_CM) ?? []).map(({ width }) => width)
    expect(widths).not.toEqual([])
    for (const width of widths) expect(width).toBeLessThan(box.width + 1)
  })

  it('is everything when there is more or less on the sheet itself', () => {
    const ground = stepsOf(filled)[0]
    const more = ground ? [ground, ...stepsOf(filled)] : []
    expect(changedRegions(stepsOf(filled), more, PX_PER_CM)).toBeUndefined()
  })

  it('is where a photo is seen when its pixels arrive', () => {
    expect(regionsOfPhoto(stepsOf(filled), 'photo of img9', PX_PER_CM)).toHaveLength(1)
    expect(regionsOfPhoto(stepsOf(filled), 'unknown', PX_PER_CM)).toEqual([])
  })

  it('leaves out the photos that are not seen in a region, and nothing that may be', () => {
    const box = photoSlotOf(template, 'img2')?.box
    if (!box) throw new Error('no slot')
    const steps = stepsWithin(stepsOf(filled), box, PX_PER_CM)
    expect(steps.flatMap((step) => (step.kind === 'photo' ? [step.slot] : []))).toEqual(['img2'])
    expect(steps.filter(({ kind }) => kind === 'field')).toEqual(stepsOf(filled).filter(({ kind }) => kind === 'field'))
  })
})
