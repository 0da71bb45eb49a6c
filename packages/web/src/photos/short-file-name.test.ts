import { describe, expect, it } from 'vitest'
import { shortFileName } from './short-file-name.ts'

describe('shortFileName', () => {
  it('cuts a name after 15 characters, and only a longer one', () => {
    expect(shortFileName('holiday-123.jpg')).toBe('holiday-123.jpg')
    expect(shortFileName('holiday-1234.jpg')).toBe('holiday-1234.jp…')
  })

  it('does not cut a character in two', () => {
    expect(shortFileName(`${'a'.repeat(14)}🌲🌲`)).toBe(`${'a'.repeat(14)}🌲…`)
  })
})
