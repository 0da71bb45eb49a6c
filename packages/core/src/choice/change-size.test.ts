import { describe, expect, it } from 'vitest'
import { CUSTOM_SIZE_ID, type Format, formatId, type Material, ORIENTATION, STANDARD_SIZES } from '../format/index.ts'
import { chooseMaterial } from './change-material.ts'
import {
  chooseCustomSize,
  chooseOrientation,
  chooseSize,
  clearCustomSize,
  nearestOf,
  orientationsOf,
  renewChoice,
} from './change-size.ts'
import { type Choice, formatOf, isCustom, startChoice } from './choice.ts'
import { offeredTemplate, startedChoice, withValues } from './testing/offered-template.ts'

const size = (width: number, height: number): Format => ({ width, height })
const offer = { materials: ['', 'POSTER', 'CANVAS2CM'] as Material[], description: '55 x 42 cm' }
const custom = (choice: Choice, format = size(55, 42)) => chooseCustomSize(choice, format, offer)
const { portrait, landscape, square } = ORIENTATION

describe('the size a template opens in', () => {
  it.each([
    ['50x40 before all', STANDARD_SIZES, '50x40'],
    ['40x50 without it', [size(30, 30), size(50, 50), size(40, 50)], '40x50'],
    ['50x50 without both', [size(30, 30), size(50, 50)], '50x50'],
    ['the first without all three', [size(60, 40), size(30, 30)], '60x40'],
  ])('is %s', (_, formats, id) => {
    expect(startedChoice('alleven', formats).size.id).toBe(id)
  })

  it('needs a size to be there', () => {
    expect(startChoice(offeredTemplate('alleven', []))).toBeUndefined()
  })
})

describe('orientations', () => {
  it.each([
    [
      [size(50, 40), size(40, 50), size(50, 50)],
      [portrait, landscape, square],
    ],
    [[size(50, 50)], [square]],
    [[size(60, 40), size(50, 40)], [landscape]],
  ])('are those the template has', (formats, orientations) => {
    expect(orientationsOf(startedChoice('alleven', formats))).toEqual(orientations)
  })

  it.each([
    [portrait, '30x40'],
    [landscape, '40x30'],
    [square, '30x30'],
  ])('switching to %s takes its first size', (orientation, id) => {
    expect(chooseOrientation(startedChoice('alleven'), orientation).size.id).toBe(id)
  })

  it('the template does not have change nothing', () => {
    const choice = startedChoice('heart', [size(50, 50)])
    expect(chooseOrientation(choice, landscape)).toBe(choice)
  })
})

describe('a standard size', () => {
  it('is taken by its id, and an unknown id changes nothing', () => {
    const choice = startedChoice('alleven')
    expect(chooseSize(choice, '120x80').size.id).toBe('120x80')
    expect(chooseSize(choice, '7x7')).toBe(choice)
  })

  it('brings the controls into its bounds', () => {
    const many = withValues(chooseSize(startedChoice('alleven'), '120x80'), { numberVert: 12, numberHor: 12 })
    expect(chooseSize(many, '40x30').values).toMatchObject({ numberVert: 8, numberHor: 6 })
  })

  it('keeps the material where it is offered', () => {
    const choice = chooseMaterial(startedChoice('alleven'), 'CANVAS4CM')
    expect(chooseSize(choice, '120x80').material).toBe('CANVAS4CM')
  })

  it('falls back to no preference where the material is not offered, and resets the margin as choosing it would', () => {
    const choice = withValues(chooseMaterial(startedChoice('alleven'), 'CANVAS4CM'), { marginCM: 1.5 })
    const smaller = chooseSize(choice, '40x30')
    expect(smaller.material).toBe('')
    expect(smaller.values['marginCM']).toBe(0.5)
  })
})

describe('a custom size', () => {
  it('becomes the active size, with the materials the shop offers for it', () => {
    const choice = custom(chooseMaterial(startedChoice('alleven'), 'CANVAS4CM'))
    expect(choice.size).toEqual({ id: CUSTOM_SIZE_ID, width: 55, height: 42, url: '', ...offer })
    expect(choice.material).toBe('')
    expect(formatOf(choice)).toEqual(size(55, 42))
  })

  it('that equals a standard size becomes the standard size', () => {
    const choice = custom(startedChoice('alleven'), size(60, 40))
    expect(choice.size.id).toBe('60x40')
    expect(isCustom(choice)).toBe(false)
  })

  it('is not taken where the template has none', () => {
    const choice = startedChoice('tiles', [size(58.2, 58.2)])
    expect(custom(choice)).toBe(choice)
  })

  it.each([
    ['the standard size before it', custom(chooseSize(startedChoice('alleven'), '120x80')), '120x80'],
    [
      'the standard size before two of them',
      custom(custom(chooseSize(startedChoice('alleven'), '80x60')), size(61, 42)),
      '80x60',
    ],
    ['the default size when that one is gone', { ...custom(startedChoice('alleven')), standardId: '7x7' }, '50x40'],
  ])('is cleared to %s', (_, choice, id) => {
    expect(isCustom(choice)).toBe(true)
    expect(clearCustomSize(choice).size.id).toBe(id)
  })

  it('is not cleared where there is none', () => {
    const choice = startedChoice('alleven')
    expect(clearCustomSize(choice)).toBe(choice)
  })

  it('gives way to a chosen size or orientation', () => {
    expect(chooseSize(custom(startedChoice('alleven')), '60x40').size.id).toBe('60x40')
    expect(chooseOrientation(custom(startedChoice('alleven')), portrait).size.id).toBe('30x40')
  })
})

describe('a theme list that arrives again', () => {
  const choice = withValues(chooseSize(chooseMaterial(startedChoice('alleven'), 'POSTER'), '60x40'), { numberVert: 5 })

  it('brings its texts and leaves the choice', () => {
    const renewed = renewChoice(choice, offeredTemplate('alleven', STANDARD_SIZES, { name: 'Harmony' }))
    expect(renewed.offered.name).toBe('Harmony')
    expect(renewed).toMatchObject({ material: 'POSTER', size: { id: '60x40' }, values: { numberVert: 5 } })
  })

  it('without the chosen size leads to the default one', () => {
    expect(renewChoice(choice, offeredTemplate('alleven', [size(30, 30), size(50, 50)])).size.id).toBe('50x50')
  })

  it.each([
    ['keeps a custom size', {}, STANDARD_SIZES, CUSTOM_SIZE_ID],
    [
      'resets it to the default where there are no custom sizes any more',
      { hasCustomSizes: false },
      STANDARD_SIZES,
      '50x40',
    ],
    [
      'switches it to a standard size of the same measures',
      {},
      [...STANDARD_SIZES, size(55, 42)],
      formatId(size(55, 42)),
    ],
  ])('%s', (_, changes, formats, id) => {
    expect(renewChoice(custom(choice), offeredTemplate('alleven', formats, changes)).size.id).toBe(id)
  })
})

describe('what lies nearest to the choice in another orientation', () => {
  const deep = () => chooseMaterial(startedChoice('alleven'), 'CANVAS4CM')

  it('is its own size, turned, on its material, where switching takes the first size', () => {
    expect(chooseOrientation(deep(), portrait)).toMatchObject({ size: { id: '30x40' }, material: '' })
    expect(nearestOf(deep(), portrait)).toMatchObject({ size: { id: '40x50' }, material: 'CANVAS4CM' })
  })

  it('offers the material in every orientation that has it', () => {
    expect(nearestOf(deep(), square)?.material).toBe('CANVAS4CM')
  })

  it('is nothing where the orientation stays, or where switching takes it anyhow', () => {
    expect(nearestOf(deep(), landscape)).toBeUndefined()
    expect(nearestOf(chooseSize(startedChoice('alleven'), '40x30'), portrait)).toBeUndefined()
  })
})
