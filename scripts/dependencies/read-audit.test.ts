import { describe, expect, it } from 'vitest'
import { readAudit } from './read-audit.mjs'

describe('what npm audit prints', () => {
  it('says how many packages have known faults, and which', () => {
    const printed = JSON.stringify({
      vulnerabilities: { left: { name: 'left', severity: 'high', range: '<1.2.3' } },
      metadata: { vulnerabilities: { high: 1, total: 1 }, dependencies: { total: 400 } },
    })
    expect(readAudit(printed)).toEqual({
      isAnswered: true,
      sentence: '400 packages checked, 1 with known faults.',
      findings: ['high: left <1.2.3'],
    })
  })

  it.each([
    ['a refusal', JSON.stringify({ statusCode: 405, message: '405 Method Not Allowed' }), '(405)'],
    ['nothing', '', 'did not answer'],
    ['no report', '{"metadata":{}}', 'did not answer'],
  ])('does not take %s for a clean bill', (_case, printed, word) => {
    const { isAnswered, sentence } = readAudit(printed)
    expect(isAnswered).toBe(false)
    expect(sentence).toContain(word)
    expect(sentence).toContain('Nothing was checked')
  })
})
