import { createHmac } from 'node:crypto'

/**
 * The signature of a message, which proves to a receiver with the secret that it is ours, unchanged, and when it was
 * sent.
 */
export function webhookSignature(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}
