// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TextClicks } from './text-clicks.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function heard() {
  const calls: string[] = []
  const clicks = new TextClicks({
    once: (slot) => calls.push(`once ${slot}`),
    twice: (slot) => calls.push(`twice ${slot}`),
  })
  return { calls, clicks }
}

describe('clicks on texts', () => {
  it('a click is one once no second can come', () => {
    const { calls, clicks } = heard()
    clicks.click('txt1')
    expect(calls).toEqual([])
    vi.runAllTimers()
    expect(calls).toEqual(['once txt1'])
    clicks.click('txt1')
    vi.runAllTimers()
    expect(calls).toEqual(['once txt1', 'once txt1'])
  })

  it('two in a row are a double click and nothing else; a third begins anew', () => {
    const { calls, clicks } = heard()
    for (let count = 0; count < 3; count++) clicks.click('txt1')
    expect(calls).toEqual(['twice txt1'])
    vi.runAllTimers()
    expect(calls).toEqual(['twice txt1', 'once txt1'])
  })

  it('two texts in a row are the second one', () => {
    const { calls, clicks } = heard()
    clicks.click('txt1')
    clicks.click('txt2')
    vi.runAllTimers()
    expect(calls).toEqual(['once txt2'])
  })

  it('nothing is heard of a sheet that is gone', () => {
    const { calls, clicks } = heard()
    clicks.click('txt1')
    clicks.stop()
    vi.runAllTimers()
    expect(calls).toEqual([])
  })
})
