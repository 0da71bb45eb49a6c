import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestVisitor } from '../testing/test-visitor.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { startWatchedServer, type WatchedServer } from '../testing/watched-server.ts'
import { ATTACKS } from './attacks.ts'
import { honestJourney, type JourneyStep } from './honest-journey.ts'
import { watchMemory } from './memory-watch.ts'
import { startCrowd } from './start-crowd.ts'
import { VICTIM } from './victim.ts'

const WEEK_MS = usualOrFull(3_000, 600_000)
const IDLE_JOURNEYS = usualOrFull(1, 20)
const MOST_MEMORY = 1_073_741_824
const OLD_SPACE_MB = 384
const PICTURE_MEMORY_MB = 384
/** A short sample says too little about times to be held to a limit. */
const MOST_SLOWER = usualOrFull(Number.POSITIVE_INFINITY, 3)
const MOST_GROWTH = 1.2
const LONGEST_TURN_MS = 1000
const QUOTA_MB = 20

describe('a hostile week', () => {
  let server: WatchedServer

  beforeAll(async () => {
    server = await startWatchedServer(
      { TRUST_PROXY: '127.0.0.1', USER_QUOTA_MB: `${QUOTA_MB}`, PICTURE_MEMORY_MB: `${PICTURE_MEMORY_MB}` },
      `--max-old-space-size=${OLD_SPACE_MB}`,
    )
    await new TestVisitor(server.url, server.url, '198.51.100.1').register(VICTIM)
  })

  afterAll(() => server.stop())

  let journeys = 0

  /** Another customer each time, from another home. */
  function journey(): Promise<readonly JourneyStep[]> {
    journeys += 1
    return honestJourney(server.url, `honest${journeys}`, `203.0.${journeys >> 8}.${journeys & 255}`)
  }

  it('leaves the honest customer served, the server whole and its memory as it was', {
    timeout: WEEK_MS + 600_000,
  }, async () => {
    const idle: JourneyStep[] = []
    for (let count = 0; count < IDLE_JOURNEYS; count++) idle.push(...(await journey()))
    const heldBefore = await server.heldMemory()
    await server.watch()

    const memory = watchMemory(server.pid)
    const crowd = startCrowd(server.url)
    await crowd.gathered
    const busy: JourneyStep[] = []
    const end = performance.now() + WEEK_MS
    let failure: unknown
    try {
      do busy.push(...(await journey()))
      while (performance.now() < end)
    } catch (error) {
      failure = error
    }
    const { counts, wrong } = await crowd.end()
    memory.stop()
    const { longest } = await server.watch()

    const [slow, quick] = [p95(busy), p95(idle)]
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
    const report = [
      `honest p95 ${quick.toFixed(0)} ms idle, ${slow.toFixed(0)} ms in the week: ${(slow / quick).toFixed(1)}x;`,
      `longest turn ${longest.toFixed(0)} ms; at most ${megabytes(memory.most)} MB;`,
      `medians idle: ${medians(idle)}; medians: ${medians(busy)};`,
      `answers ${JSON.stringify(counts)}`,
    ]
    process.stdout.write(`${report.join(' ')}\n`)
    expect(failure).toBeUndefined()
    expect(wrong).toEqual([])
    expect(Object.keys(counts).toSorted()).toEqual(Object.keys(ATTACKS).toSorted())
    expect(server.exitCode()).toBeNull()
    expect(server.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
    expect(memory.most).toBeLessThan(MOST_MEMORY)
    expect(longest).toBeLessThan(LONGEST_TURN_MS)
    await expect.poll(() => server.heldMemory(), { interval: 500 }).toBeLessThan(heldBefore * MOST_GROWTH)
    expect(await journey()).not.toEqual([])
    expect(slow / quick).toBeLessThan(MOST_SLOWER)
  })
})

/** The median of each step in milliseconds, to find what is slow. */
function medians(steps: readonly JourneyStep[]): string {
  const names = [...new Set(steps.map(({ name }) => name))]
  const median = (name: string) =>
    quantile(
      steps.filter((step) => step.name === name),
      0.5,
    )
  return names.map((name) => `${name} ${median(name).toFixed(0)}`).join(', ')
}

function p95(steps: readonly JourneyStep[]): number {
  return quantile(steps, 0.95)
}

function quantile(steps: readonly JourneyStep[], part: number): number {
  const times = steps.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * part)] ?? 0
}
