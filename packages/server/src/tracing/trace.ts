import { randomBytes } from 'node:crypto'

/**
 * A trace in the W3C's format: everything one call causes, in any process, is found under one id. Only the id is taken
 * from a caller, and only if it is valid.
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

/** The header for a call or an answer of ours: the trace, and an id for our own part. */
export function traceparentOf(trace: string): string {
  return `00-${trace}-${randomBytes(SPAN_BYTES).toString('hex')}-01`
}
