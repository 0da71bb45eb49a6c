/** Whether it has fields that may be asked for, as nothing that came from outside is known to have. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
