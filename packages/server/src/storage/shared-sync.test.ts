import { describe, expect, it } from 'vitest'
import { createSharedSync } from './shared-sync.ts'

describe('a shared sync', () => {
  function controlled() {
    const ends: { resolve(): void; reject(error: Error): void }[] = []
    const sync = createSharedSync(
      () => new Promise<void>((resolve, reject) => ends.push({ resolve: () => resolve(), reject })),
    )
    return { sync, ends }
  }

  it('serves whoever comes while one is under way by the next, all of them by one', async () => {
    const { sync, ends } = controlled()
    const first = sync()
    const [second, third] = [sync(), sync()]
    expect(ends).toHaveLength(1)
    ends[0]?.resolve()
    await first
    await expect.poll(() => ends.length).toBe(2)
    const fourth = sync()
    ends[1]?.resolve()
    await Promise.all([second, third])
    await expect.poll(() => ends.length).toBe(3)
    ends[2]?.resolve()
    await fourth
    expect(ends).toHaveLength(3)
  })

  it('tells those it failed, and nobody else', async () => {
    const { sync, ends } = controlled()
    const first = sync()
    const second = sync()
    ends[0]?.reject(new Error('the disk is gone'))
    await expect(first).rejects.toThrow('the disk is gone')
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.resolve()
    await expect(second).resolves.toBeUndefined()
    const third = sync()
    ends[2]?.resolve()
    await expect(third).resolves.toBeUndefined()
  })
})
