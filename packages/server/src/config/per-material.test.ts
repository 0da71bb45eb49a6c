import { describe, expect, it } from 'vitest'
import { parsePerMaterial, valueFor } from './per-material.ts'

const parse = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)

describe('a setting with values for single materials', () => {
  it('has the common value for every other', () => {
    const dpi = parsePerMaterial('300, CANVAS4CM=150,POSTER=200', parse)
    if (!dpi) throw new Error('it cannot be read')
    const values = ['', 'POSTER', 'CANVAS4CM', 'DIBOND', 'constructor'].map((material) => valueFor(dpi, material))
    expect(values).toEqual([300, 200, 150, 300, 300])
  })

  it.each(['', 'POSTER=200', '300,200', '300,GOLD=100', '300,POSTER=x', '300,POSTER=1,POSTER=2', '300,=5'])(
    '%j is none',
    (text) => {
      expect(parsePerMaterial(text, parse)).toBeUndefined()
    },
  )
})
