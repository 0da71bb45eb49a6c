import type { FastifyBaseLogger } from 'fastify'
import type { OutboxRow } from '../storage/outbox-schema.ts'
import type { Outbox } from './outbox.ts'
import { pauseBeforeResend } from './pause-before-resend.ts'

export interface Sent {
  /** Nothing more is to be done: the receiver has it, or it was left unsent. */
  readonly isTaken: boolean
  /** There was nothing to say any more. */
  readonly isLeftUnsent?: boolean
  /** The receiver's answer, or why there is none. */
  readonly answer: string
  /** It would be refused again, however often it is sent. */
  readonly isHopeless?: boolean
}

export interface Sending<Row extends OutboxRow> {
  /** A webhook, or a mail, as the log calls it. */
  readonly what: string
  readonly outbox: Outbox<Row>
  send(row: Row, signal: AbortSignal): Promise<Sent>
  /** After how many attempts a message is given up, where it is not worth all of them. */
  mostTries?(row: Row): number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Sends the message that is due first and notes what became of it; says whether there was one. */
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
    await outbox.delivered(id, answer)
  } else if (signal.aborted) await outbox.takeBack(row, lane)
  else {
    log.warn({ messageId: id, trace, answer }, `a ${what} was not taken`)
    const isLast = isHopeless || attempts >= (mostTries?.(row) ?? Number.POSITIVE_INFINITY)
    await outbox.notDelivered(id, answer, isLast ? undefined : pauseBeforeResend(attempts))
  }
  return true
}
