import { describe, expect, it } from 'vitest'
import { createSharedWork } from './shared-work.ts'

function pending() {
  let finish: (value: string) => void = () => undefined
  const result = new Promise<string>((resolve) => {
    finish = resolve
  })
  return { result, finish: (value: string) => finish(value) }
}

describe('shared work', () => {
  it('is done once for all who ask meanwhile, and anew for who asks later', async () => {
    const onlyOnce = createSharedWork<string>()
    const { signal } = new AbortController()
    const first = pending()
    let begun = 0
    const work = () => {
      begun += 1
      return first.result
    }
    const all = Promise.all([
      onlyOnce('key', signal, work),
      onlyOnce('key', signal, work),
      onlyOnce('key', signal, work),
    ])
    first.finish('made')
    expect([await all, begun]).toEqual([['made', 'made', 'made'], 1])
    await onlyOnce('key', signal, work)
    expect(begun).toBe(2)
  })

  it('goes on while somebody waits, and stops when the last has left', async () => {
    const onlyOnce = createSharedWork<string>()
    const [anna, bert] = [new AbortController(), new AbortController()]
    let stop: AbortSignal | undefined
    const work = (signal: AbortSignal) => {
      stop = signal
      return pending().result
    }
    const answers = [onlyOnce('key', anna.signal, work), onlyOnce('key', bert.signal, work)].map((answer) =>
      answer.catch(String),
    )
    anna.abort('anna left')
    expect([await answers[0], stop?.aborted]).toEqual(['anna left', false])
    bert.abort('bert left')
    expect([await answers[1], stop?.aborted]).toEqual(['bert left', true])
  })
})
