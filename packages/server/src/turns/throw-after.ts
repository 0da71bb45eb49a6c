/** Throws what failed once its traces are cleared away. If that fails too, the first failure is still the reason. */
export async function throwAfter(failure: unknown, clearAway: () => Promise<unknown>): Promise<never> {
  await clearAway().catch(() => undefined)
  throw failure
}
