import { describe, expect, it } from 'vitest'
import type { DesignType } from '../designs/index.ts'
import type { Material } from '../format/index.ts'
import { chooseMaterial } from './change-material.ts'
import { startedChoice, withValues } from './testing/offered-template.ts'

describe('the margin after a change of material', () => {
  const cases: readonly [DesignType, Material, Material, key: string, before: number, after: number][] = [
    ['alleven', '', 'CANVAS2CM', 'marginCM', 1.5, 0.5],
    ['alleven', 'POSTER', 'CANVAS4CM', 'marginCM', 1.5, 0.5],
    ['alleven', 'CANVAS2CM', 'CANVAS4CM', 'marginCM', 1.5, 1.5],
    ['alleven', 'CANVAS2CM', 'POSTER', 'marginCM', 1.5, 1.5],
    ['alleven', 'POSTER', 'DIBOND', 'marginCM', 1.5, 1.5],
    ['alleven', 'POSTER', '', 'marginCM', 1.5, 0.5],
    ['alleven', 'CANVAS2CM', '', 'marginCM', 1.5, 0.5],
    ['single', 'POSTER', 'CANVAS4CM', 'marginCM', 2, 0],
    ['single', 'CANVAS2CM', 'CANVAS4CM', 'marginCM', 4.5, 4.5],
    ['single', 'CANVAS4CM', 'CANVAS2CM', 'marginCM', 7, 4.5],
    ['single', 'CANVAS4CM', 'POSTER', 'marginCM', 7, 2],
    ['single', 'CANVAS4CM', '', 'marginCM', 7, 0.5],
    ['pilealleven', 'POSTER', 'CANVAS2CM', 'borderCM', 1.5, 0.5],
    ['pilealleven', 'POSTER', 'PLEXI', 'borderCM', 1.5, 1.5],
    ['mosaic1', 'POSTER', 'CANVAS2CM', 'marginCM', 1.5, 0.5],
  ]
  it.each(cases)('of %s from "%s" to "%s": %s %d becomes %d', (design, from, to, key, before, after) => {
    const choice = withValues({ ...startedChoice(design), material: from }, { [key]: before })
    const changed = chooseMaterial(choice, to)
    expect(changed.material).toBe(to)
    expect(changed.values[key]).toBe(after)
  })
})

describe('choosing a material', () => {
  it('leaves the spacing alone', () => {
    const choice = withValues(startedChoice('alleven'), { borderCM: 1.2 })
    expect(chooseMaterial(choice, 'CANVAS2CM').values['borderCM']).toBe(1.2)
  })

  it('the size is not offered on changes nothing', () => {
    const choice = startedChoice('alleven', [{ width: 40, height: 30 }])
    expect(chooseMaterial(choice, 'CANVAS4CM')).toBe(choice)
  })

  it('works for drawn templates and tiles, which have no margin', () => {
    expect(chooseMaterial(startedChoice('static'), 'PLEXI').material).toBe('PLEXI')
    expect(chooseMaterial(startedChoice('tiles', [{ width: 58.2, height: 58.2 }]), 'TILES').material).toBe('TILES')
  })
})
