import { randomBytes } from 'node:crypto'

/**
 * A trace as the W3C writes it: what one call sets off, in whatever process it happens later, is found under one id. Only
 * the id is taken from a caller, and only when every sign is as it must be.
 */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/
const TRACE_BYTES = 16
const SPAN_BYTES = 8

export function readTraceparent(header: unknown): string | undefined {
  return typeof header === 'string' ? TRACEPARENT.exec(header)?.[1] : undefined
}

export function newTrace(): string {
  return randomBytes(TRACE_BYTES).toString('hex')
}

/** The header for somebody we call or answer: the trace, and a name for our own part in it. */
export function traceparentOf(trace: string): string {
  return `00-${trace}-${randomBytes(SPAN_BYTES).toString('hex')}-01`
}
