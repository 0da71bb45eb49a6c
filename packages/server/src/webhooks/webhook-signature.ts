import { createHmac } from 'node:crypto'

/** Of a message: whoever knows the secret can tell that it is ours, unchanged, and when it was sent. */
export function webhookSignature(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}
