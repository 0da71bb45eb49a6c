/** A worker as the pool sees it: one request at a time. */
export interface PoolWorker<Request> {
  post(request: Request): void
  terminate(): void
}

export interface WorkerEvents<Answer> {
  readonly onAnswer: (answer: Answer) => void
  readonly onCrash: () => void
}

export interface PoolOptions {
  /** The most workers at once. */
  readonly size: number
  /** The most requests at once in each lane, below the pool's size. */
  readonly lanes: Readonly<Record<string, number>>
  /** The total weight that may run at once; a heavier request runs alone. */
  readonly budget: number
  readonly timeoutMs: number
  /** Workers end after this long without work. */
  readonly idleMs: number
}

export interface RequestOptions {
  readonly lane: string
  readonly weight: number
  /** Goes before all other requests: somebody is looking at the result. */
  readonly isUrgent?: boolean
  /** Runs only when all other work is done: nobody waits for it. */
  readonly isIdle?: boolean
  /** Once this is aborted somebody waits for the request after all, and it becomes urgent. */
  readonly leisure?: AbortSignal | undefined
  readonly signal?: AbortSignal | undefined
}

export type PoolFailureReason = 'crashed' | 'timed out' | 'cancelled'

export class PoolFailure extends Error {
  readonly reason: PoolFailureReason

  constructor(reason: PoolFailureReason) {
    super(reason)
    this.reason = reason
  }
}

interface Job<Request, Answer> extends RequestOptions {
  readonly request: Request
  readonly resolve: (answer: Answer) => void
  readonly reject: (failure: PoolFailure) => void
}

interface Run<Request, Answer> {
  readonly job: Job<Request, Answer>
  readonly seat: Seat<Request, Answer>
  readonly timer: ReturnType<typeof setTimeout>
}

/** A started worker and its present request. */
interface Seat<Request, Answer> {
  worker: PoolWorker<Request>
  run: Run<Request, Answer> | undefined
}

const [URGENT, USUAL, IDLE] = [0, 1, 2]

/** Urgent requests first, those for idle time last. */
function rankOf({ isUrgent, isIdle, leisure }: RequestOptions): number {
  return isUrgent || leisure?.aborted ? URGENT : isIdle ? IDLE : USUAL
}

/** Shares requests among a few workers. A worker that crashes or hangs fails only its own request and is replaced. */
export class WorkerPool<Request, Answer> {
  readonly #start: (events: WorkerEvents<Answer>) => PoolWorker<Request>
  readonly #options: PoolOptions
  readonly #waiting: Job<Request, Answer>[] = []
  readonly #idle: Seat<Request, Answer>[] = []
  readonly #running = new Set<Run<Request, Answer>>()
  #idleTimer: ReturnType<typeof setTimeout> | undefined

  constructor(start: (events: WorkerEvents<Answer>) => PoolWorker<Request>, options: PoolOptions) {
    this.#start = start
    this.#options = options
  }

  run(request: Request, options: RequestOptions): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (options.signal?.aborted) {
        reject(new PoolFailure('cancelled'))
        return
      }
      // A signal may outlive thousands of calls, so finished ones must not stay attached to it.
      const settled = new AbortController()
      const job: Job<Request, Answer> = {
        ...options,
        request,
        resolve: (answer) => {
          settled.abort()
          resolve(answer)
        },
        reject: (failure) => {
          settled.abort()
          reject(failure)
        },
      }
      options.signal?.addEventListener('abort', () => this.#cancel(job), { signal: settled.signal })
      options.leisure?.addEventListener('abort', () => this.#hurry(job), { signal: settled.signal })
      this.#enqueue(job)
      this.#fill()
    })
  }

  #hurry(job: Job<Request, Answer>): void {
    const at = this.#waiting.indexOf(job)
    if (at < 0) return
    this.#waiting.splice(at, 1)
    this.#enqueue(job)
    this.#fill()
  }

  #enqueue(job: Job<Request, Answer>): void {
    const first = this.#waiting.findIndex((each) => rankOf(each) > rankOf(job))
    this.#waiting.splice(first < 0 ? this.#waiting.length : first, 0, job)
  }

  #fill(): void {
    while (this.#running.size < this.#options.size) {
      const next = this.#waiting.findIndex((job) => job.signal?.aborted || this.#fits(job))
      const [job] = next < 0 ? [] : this.#waiting.splice(next, 1)
      if (!job) return
      // One signal may cancel many requests: handling the first must not start the others.
      if (job.signal?.aborted) job.reject(new PoolFailure('cancelled'))
      else this.#begin(job)
    }
  }

  #fits(job: Job<Request, Answer>): boolean {
    const { lane, weight } = job
    const jobs = Array.from(this.#running, (run) => run.job)
    if (rankOf(job) === IDLE && [...jobs, ...this.#waiting].some((other) => rankOf(other) !== IDLE)) return false
    const limit = this.#options.lanes[lane] ?? this.#options.size
    if (jobs.filter((other) => other.lane === lane).length >= limit) return false
    const load = jobs.reduce((sum, other) => sum + other.weight, 0)
    return load === 0 || load + weight <= this.#options.budget
  }

  #begin(job: Job<Request, Answer>): void {
    clearTimeout(this.#idleTimer)
    const seat = this.#idle.pop() ?? this.#newSeat()
    if (!seat) {
      job.reject(new PoolFailure('crashed'))
      return
    }
    const run: Run<Request, Answer> = {
      job,
      seat,
      timer: setTimeout(() => this.#drop(run, 'timed out'), this.#options.timeoutMs),
    }
    seat.run = run
    this.#running.add(run)
    try {
      seat.worker.post(job.request)
    } catch {
      // A picture that was closed while its request waited can no longer be sent.
      this.#drop(run, 'crashed')
    }
  }

  /** Undefined if the browser starts no worker. */
  #newSeat(): Seat<Request, Answer> | undefined {
    try {
      const seat: Seat<Request, Answer> = {
        run: undefined,
        worker: this.#start({
          onAnswer: (answer) => seat.run && this.#finish(seat.run, answer),
          onCrash: () => (seat.run ? this.#drop(seat.run, 'crashed') : this.#retire(seat)),
        }),
      }
      return seat
    } catch {
      return undefined
    }
  }

  #finish(run: Run<Request, Answer>, answer: Answer): void {
    this.#leave(run)
    this.#idle.push(run.seat)
    run.job.resolve(answer)
    this.#fillOrRest()
  }

  /** Without work the workers end after a while; the next request starts new ones. */
  #fillOrRest(): void {
    this.#fill()
    if (this.#running.size > 0) return
    clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => {
      for (const seat of this.#idle.splice(0)) seat.worker.terminate()
    }, this.#options.idleMs)
  }

  /** Ends the worker, since nothing else stops its request. */
  #drop(run: Run<Request, Answer>, reason: PoolFailureReason): void {
    this.#leave(run)
    run.seat.worker.terminate()
    run.job.reject(new PoolFailure(reason))
    this.#fillOrRest()
  }

  #leave(run: Run<Request, Answer>): void {
    clearTimeout(run.timer)
    this.#running.delete(run)
    run.seat.run = undefined
  }

  /** A worker that broke while idle must get no further request. */
  #retire(seat: Seat<Request, Answer>): void {
    const at = this.#idle.indexOf(seat)
    if (at >= 0) this.#idle.splice(at, 1)
    seat.worker.terminate()
  }

  #cancel(job: Job<Request, Answer>): void {
    const at = this.#waiting.indexOf(job)
    if (at >= 0) {
      this.#waiting.splice(at, 1)
      job.reject(new PoolFailure('cancelled'))
      return
    }
    for (const run of this.#running) if (run.job === job) this.#drop(run, 'cancelled')
  }
}
