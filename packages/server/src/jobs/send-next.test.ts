import { describe, expect, it } from 'vitest'
import type { OutboxRow } from '../storage/outbox-schema.ts'
import { type Sent, sendNext } from './send-next.ts'

const ROW: OutboxRow = { id: 'a', outcome: 'waiting', attempts: 1, answer: '', due_at: '', trace: 't' }

/** Sends one message and returns what was logged and noted. */
async function afterSending(sent: Sent): Promise<readonly string[]> {
  const lines: string[] = []
  const log = (_: unknown, text?: string) => void lines.push(text ?? '')
  const outbox = {
    takeDue: async () => ROW,
    delivered: async (_: OutboxRow, answer: string) => void lines.push(`delivered: ${answer}`),
    notDelivered: async (_: OutboxRow, answer: string, pause?: number) =>
      void lines.push(`${pause === undefined ? 'given up' : 'again later'}: ${answer}`),
    unsend: async () => undefined,
    announce: async () => undefined,
  }
  await sendNext({ what: 'mail', outbox, send: async () => sent, log: { info: log, warn: log } }, AbortSignal.any([]))
  return lines
}

describe('a message of an outbox', () => {
  it.each<[string, Sent, readonly string[]]>([
    ['was taken', { isTaken: true, answer: '250' }, ['a mail was taken', 'delivered: 250']],
    [
      'was left unsent',
      { isTaken: true, isLeftUnsent: true, answer: 'too late' },
      ['a mail was left unsent', 'delivered: too late'],
    ],
    ['was not taken', { isTaken: false, answer: '451' }, ['a mail was not taken', 'again later: 451']],
    ['is hopeless', { isTaken: false, isHopeless: true, answer: '550' }, ['a mail was not taken', 'given up: 550']],
  ])('that %s is logged and noted as that', async (_, sent, lines) => {
    expect(await afterSending(sent)).toEqual(lines)
  })
})
