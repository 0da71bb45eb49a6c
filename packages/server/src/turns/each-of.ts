/** Works on all of them, at most `atOnce` at the same time. After one has failed no other is begun. */
export async function eachOf<Value>(
  values: readonly Value[],
  atOnce: number,
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const left = values.values()
  let hasFailed = false
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const value of left) {
        if (hasFailed) return
        await work(value).catch((error: unknown) => {
          hasFailed = true
          throw error
        })
      }
    }),
  )
}
