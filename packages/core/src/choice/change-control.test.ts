import { describe, expect, it } from 'vitest'
import { DESIGN_TYPES, type DesignType } from '../designs/index.ts'
import { applyStyle } from './apply-style.ts'
import { keepDigits, stepControl, typeControl } from './change-control.ts'
import { type Choice, controlsOf, formatOf, generatedTemplateOf } from './choice.ts'
import { startedChoice, withValues } from './testing/offered-template.ts'

const controlOf = (choice: Choice, key: string) => controlsOf(choice).find((control) => control.key === key)

describe.each(DESIGN_TYPES)('the controls of %s', (design) => {
  it('stop at both ends where they are numbers and go round where they are cycles', () => {
    for (const { key, type, minValue, maxValue } of controlsOf(startedChoice(design))) {
      if (type === 'input') continue
      const start = startedChoice(design)
      const ends = [
        { at: maxValue, direction: 1, beyond: type === 'arrow' ? minValue : maxValue },
        { at: minValue, direction: -1, beyond: type === 'arrow' ? maxValue : minValue },
      ] as const
      for (const { at, direction, beyond } of ends) {
        const stepped = stepControl(withValues(start, { [key]: at }), key, direction)
        expect(stepped.values[key], `${key} from ${at}`).toBeCloseTo(beyond, 6)
      }
    }
  })

  it('take a step and the step back', () => {
    for (const { key, type, currentValue } of controlsOf(startedChoice(design))) {
      if (type === 'input') continue
      const up = stepControl(startedChoice(design), key, 1)
      expect(up.values[key], `${key} up`).not.toBe(currentValue)
      expect(stepControl(up, key, -1).values[key], `${key} back`).toBeCloseTo(currentValue, 6)
    }
  })
})

it('a key the design does not have changes nothing', () => {
  const choice = startedChoice('alleven')
  expect(stepControl(choice, 'fontset', 1)).toBe(choice)
  expect(typeControl(choice, 'fontset', '2')).toBe(choice)
})

describe('a typed value', () => {
  const cases: readonly [DesignType, key: string, typed: string, value: number | string][] = [
    ['alleven', 'numberVert', '5', 5],
    ['alleven', 'numberVert', ' 10 ', 10],
    ['alleven', 'numberVert', '11', 3],
    ['alleven', 'numberVert', '0', 3],
    ['alleven', 'numberVert', '-2', 3],
    ['alleven', 'numberVert', '2.5', 3],
    ['alleven', 'numberVert', '2,5', 3],
    ['alleven', 'numberVert', '1e1', 3],
    ['alleven', 'numberVert', '', 3],
    ['alleven', 'numberVert', 'five', 3],
    ['number', 'numberValue', '7', '7'],
    ['number', 'numberValue', '0', '0'],
    ['number', 'numberValue', '999', '999'],
    ['number', 'numberValue', '1234', '123'],
    ['number', 'numberValue', '007', '007'],
    ['number', 'numberValue', 'a4b2', '42'],
    ['number', 'numberValue', '', '50'],
    ['numberyear', 'numberValue', '1999', '1999'],
    ['numberyear', 'numberValue', '19991', '1999'],
    ['numberyear', 'numberValue', '0', '0'],
    ['numberdate', 'numberValue', '0105', '0105'],
    ['numberdate', 'numberValue', '15', '0015'],
  ]
  it.each(cases)('for %s, %s: "%s" gives %j', (design, key, typed, value) => {
    expect(typeControl(startedChoice(design), key, typed).values[key]).toBe(value)
  })

  it.each([
    ['12a3', 999, '123'],
    ['12345', 999, '123'],
    ['12345', 9999, '1234'],
    ['0105', 9999, '0105'],
    ['x', 999, ''],
  ])('in a digits field reads "%s" up to %d as "%s"', (typed, most, text) => {
    expect(keepDigits(typed, most)).toBe(text)
  })
})

describe('the preview while digits are typed', () => {
  const shown = (choice: Choice) => generatedTemplateOf(choice)?.generator?.['numberValue']

  it.each<[DesignType, keys: readonly string[], previews: readonly string[]]>([
    ['number', ['', '0', '00', '007', '0071'], ['50', '0', '00', '007', '007']],
    ['numberyear', ['0', '03', '03x', '031', ''], ['0', '03', '03', '031', '031']],
    ['numberdate', ['0', '01', '010', '0105', ''], ['0000', '0001', '0010', '0105', '0105']],
  ])('of %s follows every key: %j shows %j', (design, keys, previews) => {
    let choice = startedChoice(design)
    const seen = keys.map((typed) => {
      choice = typeControl(choice, 'numberValue', typed)
      return shown(choice)
    })
    expect(seen).toEqual(previews)
  })
})

describe.each(['number', 'numberyear', 'numberdate'] as const)('%s', (design) => {
  const hidden = (choice: Choice) => controlsOf(choice).flatMap((each) => (each.hidden ? [each.key] : []))

  it.each([
    [{ hasText: 20, fontset: 0 }, []],
    [{ hasText: 23, fontset: 0 }, ['marginCM']],
    [{ hasText: 21, fontset: 2 }, ['marginCM']],
    [{ hasText: 20, fontset: 3 }, ['playfull']],
    [{ hasText: 24, fontset: 3 }, ['playfull', 'marginCM']],
  ])('with %o hides %o', (values, keys) => {
    expect(hidden(withValues(startedChoice(design), values))).toEqual(keys)
  })

  it('keeps what is hidden for later', () => {
    const playful = withValues(startedChoice(design), { fontset: 2, playfull: 1 })
    const shapes = stepControl(playful, 'fontset', 1)
    expect(hidden(shapes)).toContain('playfull')
    expect(stepControl(shapes, 'fontset', -1).values['playfull']).toBe(1)
  })

  it('cycles text and digit style in the order of the arrows', () => {
    const round = (key: string, times: number) => {
      let choice = startedChoice(design)
      return Array.from({ length: times }, () => {
        choice = stepControl(choice, key, 1)
        return choice.values[key]
      })
    }
    expect(round('hasText', 5)).toEqual([24, 20, 21, 22, 23])
    expect(round('fontset', 4)).toEqual([1, 2, 3, 0])
  })
})

describe('one control', () => {
  it('leaves the others, but for bounds that move', () => {
    const choice = withValues(startedChoice('mosaiccross'), { numberHor: 9, layout: 5, borderCM: 1.1, random: 7 })
    expect(stepControl(choice, 'numberHor', -1).values).toMatchObject({ layout: 2, borderCM: 1.1, random: 7 })
  })

  it('decides the format of tiles', () => {
    const choice = startedChoice('tiles', [{ width: 58.2, height: 58.2 }])
    expect(formatOf(choice)).toEqual({ width: 58.2, height: 58.2 })
    expect(formatOf(stepControl(choice, 'numberVert', 1))).toEqual({ width: 77.6, height: 58.2 })
  })
})

describe('the style of an address', () => {
  it.each([
    ['alleven', 'numberHor', 5],
    ['heart', 'playfull', 1],
    ['number', 'fontset', 1],
    ['single', 'hasText', 1],
    ['instagram', 'borderCM', 0.6],
  ] as const)('ernst steps the second control of %s up', (design, key, value) => {
    expect(applyStyle(startedChoice(design), 'ernst').values[key]).toBe(value)
  })

  it('stops at the bound', () => {
    const full = withValues(startedChoice('alleven'), { numberHor: 8 })
    expect(controlOf(full, 'numberHor')?.maxValue).toBe(8)
    expect(applyStyle(full, 'ernst').values['numberHor']).toBe(8)
  })

  it('other than ernst, or of a drawn template, does nothing', () => {
    const choice = startedChoice('alleven')
    expect(applyStyle(choice, 'bert')).toBe(choice)
    const drawn = startedChoice('static')
    expect(applyStyle(drawn, 'ernst')).toBe(drawn)
  })
})
