/** A host name of an address that never leaves this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}
