import { WrongUsage } from '@collagerie/print/commands'
import { describe, expect, it } from 'vitest'
import { readOptions } from './read-options.ts'

const OPTIONS = { from: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const

describe('the options of a command', () => {
  it('are read by name', () => {
    expect({ ...readOptions(['--from', 'here', '--dry-run'], OPTIONS) }).toEqual({ from: 'here', 'dry-run': true })
  })

  it.each([
    ['twice the same', ['--from', 'here', '--from=there']],
    ['an unknown one', ['--form', 'here']],
    ['a word of no option', ['here']],
  ])('are refused: %s', (_, args) => {
    expect(() => readOptions(args, OPTIONS)).toThrow(WrongUsage)
  })
})
