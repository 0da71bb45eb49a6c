import type { FastifyBaseLogger } from 'fastify'
import type { OutboxRow } from '../storage/outbox-schema.ts'
import type { Outbox } from './outbox.ts'
import { pauseBeforeResend } from './pause-before-resend.ts'

export interface Sent {
  /** Whether the message is done: received, or deliberately not sent. */
  readonly isTaken: boolean
  /** Whether there was nothing to say any more. */
  readonly isLeftUnsent?: boolean
  /** The receiver's answer, or why there is none. */
  readonly answer: string
  /** Whether it would be refused every time. */
  readonly isHopeless?: boolean
}

export interface Sending<Row extends OutboxRow> {
  /** The log's name for it: a webhook or a mail. */
  readonly what: string
  readonly outbox: Outbox<Row>
  send(row: Row, signal: AbortSignal): Promise<Sent>
  /** The number of attempts, if it is not worth all of them. */
  mostTries?(row: Row): number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Sends the most overdue message and notes the result; returns whether there was one. */
export async function sendNext<Row extends OutboxRow>(
  { what, outbox, send, mostTries, log }: Sending<Row>,
  signal: AbortSignal,
  lane?: string,
): Promise<boolean> {
  const row = await outbox.takeDue(lane)
  if (!row) return false
  const { id, trace, attempts } = row
  const { isTaken, isLeftUnsent = false, answer, isHopeless = false } = await send(row, signal)
  if (isTaken) {
    log.info({ messageId: id, trace }, `a ${what} was ${isLeftUnsent ? 'left unsent' : 'taken'}`)
    await outbox.delivered(row, answer)
  } else if (signal.aborted) await outbox.unsend(row, lane)
  else {
    log.warn({ messageId: id, trace, answer }, `a ${what} was not taken`)
    const isLast = isHopeless || attempts >= (mostTries?.(row) ?? Number.POSITIVE_INFINITY)
    await outbox.notDelivered(row, answer, isLast ? undefined : pauseBeforeResend(attempts))
  }
  return true
}
