/** After this time, past work counts half as much. */
const HALF_LIFE_MS = 20_000

/** Every turn counts at least this much; otherwise many short ones would count for nothing. */
const LEAST_MS = 5

interface Queued {
  /** Whose turn it takes: a user, or a network if nobody is signed in. */
  readonly who: string
}

/** A fair queue: the owner who has used the least time recently comes first. */
export interface FairQueue<Job extends Queued> {
  /** Adds a job. If there are too many, returns the one to drop: the newest of the owner with the most waiting. */
  push(job: Job): Job | undefined
  /** Removes and returns the next job that fits. */
  take(fits: (job: Job) => boolean): Job | undefined
  /** False if it no longer waits. */
  remove(job: Job): boolean
  /** Counts milliseconds spent for somebody. */
  charge(who: string, ms: number): void
  /** How many wait. */
  size(): number
}

export function createFairQueue<Job extends Queued>(most: number, now: () => number): FairQueue<Job> {
  const waiting = new Map<string, Job[]>()
  const spent = new Map<string, { readonly ms: number; readonly at: number }>()
  let count = 0

  function spentBy(who: string): number {
    const { ms, at } = spent.get(who) ?? { ms: 0, at: 0 }
    return ms * 2 ** ((at - now()) / HALF_LIFE_MS)
  }

  function takeOut(job: Job): boolean {
    const jobs = waiting.get(job.who) ?? []
    const index = jobs.indexOf(job)
    if (index < 0) return false
    jobs.splice(index, 1)
    if (jobs.length === 0) waiting.delete(job.who)
    count -= 1
    return true
  }

  return {
    push: (job) => {
      waiting.set(job.who, [...(waiting.get(job.who) ?? []), job])
      count += 1
      if (count <= most) return undefined
      // If others have as many waiting, the new job is dropped.
      let longest = waiting.get(job.who) ?? []
      for (const jobs of waiting.values()) if (jobs.length > longest.length) longest = jobs
      const last = longest.at(-1)
      if (last) takeOut(last)
      return last
    },

    take: (fits) => {
      const callers = [...waiting.keys()].map((who) => ({ who, ms: spentBy(who) }))
      for (const { who } of callers.toSorted((a, b) => a.ms - b.ms)) {
        const job = waiting.get(who)?.find(fits)
        if (job && takeOut(job)) return job
      }
      return undefined
    },

    remove: takeOut,
    size: () => count,

    charge: (who, ms) => {
      spent.set(who, { ms: spentBy(who) + Math.max(ms, LEAST_MS), at: now() })
      // Faded entries are removed, so that the list holds only recent callers.
      for (const known of spent.keys()) if (spentBy(known) < 1) spent.delete(known)
    },
  }
}
