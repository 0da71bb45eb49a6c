/**
 * The reason of an error, for the operator. A host with several addresses fails once for each; the first says enough.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
