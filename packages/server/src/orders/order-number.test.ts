import { seededRandom } from '@collagerie/core/geometry'
import { describe, expect, it } from 'vitest'
import { newOrderNumber, readOrderNumber } from './order-number.ts'

const SIGNS = [...'23456789ACDFHJKMNPRTWXY']
const random = seededRandom(23)
const NUMBERS = Array.from({ length: 200 }, () => newOrderNumber((below) => Math.floor(random() * below)))

function swapped(signs: string, at: number, other: number): string {
  const list = [...signs]
  ;[list[at], list[other]] = [list[other] ?? '', list[at] ?? '']
  return list.join('')
}

describe('order numbers', () => {
  it('are short, without signs that look alike, and tell of no count', () => {
    for (const number of NUMBERS) expect(number).toMatch(/^[2-9ACDFHJKMNPRTWXY]{4}-[2-9ACDFHJKMNPRTWXY]{4}$/)
    expect(new Set(NUMBERS).size).toBe(NUMBERS.length)
    expect(new Set(NUMBERS.map((number) => number[0])).size).toBeGreaterThan(10)
  })

  it('are read as they were written, and as people type them', () => {
    for (const number of NUMBERS) {
      const bare = number.replace('-', '')
      for (const typed of [number, bare, number.toLowerCase(), ` ${bare.slice(0, 2)} ${bare.slice(2)} `])
        expect(readOrderNumber(typed)).toBe(number)
      expect(readOrderNumber(number.replace('-', '\u2013'))).toBe(number)
      expect(readOrderNumber(number.replaceAll('8', 'B').replaceAll('5', 's').replaceAll('2', 'z'))).toBe(number)
    }
  })

  it('are not another number with one sign wrong, or with any two exchanged', () => {
    for (const number of NUMBERS) {
      const signs = number.replace('-', '')
      for (let at = 0; at < signs.length; at++) {
        for (const sign of SIGNS) {
          const mistyped = signs.slice(0, at) + sign + signs.slice(at + 1)
          expect(readOrderNumber(mistyped)).toBe(mistyped === signs ? number : undefined)
        }
        for (let other = at + 1; other < signs.length; other++) {
          const turned = swapped(signs, at, other)
          expect(readOrderNumber(turned)).toBe(turned === signs ? number : undefined)
        }
      }
    }
  })

  it('are random where nobody says otherwise', () => {
    expect(readOrderNumber(newOrderNumber())).toBeDefined()
    expect(newOrderNumber()).not.toBe(newOrderNumber())
  })

  it('of the first kind are still read', () => {
    for (const typed of ['C-2026-000123', 'c 2026 000123', 'c2026-000123'])
      expect(readOrderNumber(typed)).toBe('C-2026-000123')
  })

  it.each(['', '-', 'K7MP-4XW', 'K7MP-4XWHH', 'O0O0-1I1I', 'C-2026-0001234', '../../etc', '\0', '🎨🎨🎨🎨'])(
    '%j is none',
    (typed) => {
      expect(readOrderNumber(typed)).toBeUndefined()
    },
  )
})
