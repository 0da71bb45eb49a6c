import type { WebhookMessage } from '@collagerie/protocol'
import { MS_PER_SECOND } from '../config/times.ts'
import type { Sent } from '../jobs/send-next.ts'
import { reasonOf } from '../storage/reason-of.ts'
import { traceparentOf } from '../tracing/trace.ts'
import { webhookSignature } from './webhook-signature.ts'

const LONGEST_MS = 10_000

/**
 * Sends one message once and returns the status, or why there was none. The answer's body is not read, and no redirect
 * is followed.
 */
export async function sendWebhook(
  url: string,
  secret: string,
  message: WebhookMessage,
  trace: string,
  stop: AbortSignal,
): Promise<Sent> {
  const body = JSON.stringify(message)
  // The time of this attempt, not of the event, so that a receiver with a time window accepts a late one too.
  const timestamp = String(Math.floor(Date.now() / MS_PER_SECOND))
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(LONGEST_MS), stop]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Collagerie',
        ...(trace !== '' && { traceparent: traceparentOf(trace) }),
        'collagerie-id': message.id,
        'collagerie-timestamp': timestamp,
        'collagerie-signature': webhookSignature(secret, timestamp, body),
      },
      body,
    })
    await answer.body?.cancel()
    return { isTaken: answer.ok, answer: String(answer.status) }
  } catch (error) {
    return { isTaken: false, answer: failureOf(error) }
  }
}

/** The system's reason for a failed call follows the general one. */
function failureOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no answer within 10 seconds'
  return reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error)
}
