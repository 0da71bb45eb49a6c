import { describe, expect, it } from 'vitest'
import { type Key, keyAction } from './key-action.ts'

const key = (name: string, more: Partial<Key> = {}): Key => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
})
const photo = { kind: 'photo', isFilled: true, isCarrying: false } as const
const empty = { kind: 'photo', isFilled: false, isCarrying: false } as const
const text = { kind: 'text', isFilled: false, isCarrying: false } as const
const carrying = { kind: 'photo', isFilled: false, isCarrying: true } as const

describe('a key on a slot', () => {
  it.each([
    ['ArrowLeft', { kind: 'go', direction: 'left' }],
    ['ArrowDown', { kind: 'go', direction: 'down' }],
    ['Home', { kind: 'go to end', end: 'first' }],
    ['m', { kind: 'pick up' }],
    ['M', { kind: 'pick up' }],
    ['Delete', { kind: 'remove' }],
    ['+', { kind: 'zoom photo', factor: 0.95 }],
    ['-', { kind: 'zoom photo', factor: 1.05 }],
    ['Enter', undefined],
    [' ', undefined],
    ['Escape', undefined],
    ['Tab', undefined],
    ['x', undefined],
  ])('%s with a photo', (name, expected) => {
    expect(keyAction(key(name), photo)).toEqual(expected)
  })

  it.each([
    ['Enter', { kind: 'write' }],
    ['F2', { kind: 'write' }],
    [' ', undefined],
    ['Delete', undefined],
    ['m', undefined],
  ])('%s on a text', (name, expected) => {
    expect(keyAction(key(name), text)).toEqual(expected)
  })

  it.each(['shiftKey', 'altKey'] as const)('an arrow with %s moves the photo in its slot', (modifier) => {
    expect(keyAction(key('ArrowUp', { [modifier]: true }), photo)).toEqual({ kind: 'move photo', direction: 'up' })
    expect(keyAction(key('ArrowUp', { [modifier]: true }), empty)).toBeUndefined()
  })

  it.each(['ctrlKey', 'metaKey'] as const)('leaves everything with %s to the page', (modifier) => {
    for (const name of ['z', 'm', '+', '-', 'ArrowLeft', 'Delete']) {
      expect(keyAction(key(name, { [modifier]: true }), photo)).toBeUndefined()
    }
  })

  it('can only walk on where there is no photo', () => {
    for (const place of [empty, text]) {
      expect(keyAction(key('ArrowRight'), place)).toEqual({ kind: 'go', direction: 'right' })
      for (const name of ['m', 'Delete', '+', '-']) expect(keyAction(key(name), place)).toBeUndefined()
    }
  })

  it.each([
    ['Enter', { kind: 'place' }],
    [' ', { kind: 'place' }],
    ['m', { kind: 'place' }],
    ['Escape', { kind: 'put back' }],
    ['ArrowRight', { kind: 'go', direction: 'right' }],
    ['Delete', undefined],
    ['+', undefined],
  ])('%s while a photo is carried', (name, expected) => {
    expect(keyAction(key(name), carrying)).toEqual(expected)
  })
})
