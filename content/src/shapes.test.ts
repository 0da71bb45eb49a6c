import { readFileSync } from 'node:fs'
import { DIGIT_OUTLINES, writeShapesXml } from '@collagerie/core/shapes'
import { describe, expect, it } from 'vitest'

describe('shapes/numbers.xml', () => {
  const xml = readFileSync(new URL('../shapes/numbers.xml', import.meta.url), 'utf8')

  it('holds the outlines the number designs are laid out by', () => {
    expect(xml).toBe(writeShapesXml(DIGIT_OUTLINES))
  })

  it('names every digit of every style once', () => {
    const ids = [...xml.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(30)
    expect(ids).toContain('0-0')
    expect(ids).toContain('2-9')
  })
})
