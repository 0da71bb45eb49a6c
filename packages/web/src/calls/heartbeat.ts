import { track } from '../analytics/analytics.ts'
import { askAlive } from './ask-alive.ts'

const CHECK_MS = 5000
const BEAT_MS = 300_000

/** Keeps a session alive while an editor is open: looked at every five seconds, sent once in five minutes. */
export class Heartbeat {
  readonly #now: () => number
  #timer: ReturnType<typeof setInterval> | undefined
  #lastBeat = Number.NEGATIVE_INFINITY
  #failures = 0
  #isSending = false

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  start(): void {
    this.stop()
    this.#timer = setInterval(() => void this.#check(), CHECK_MS)
    void this.#check()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #check(): Promise<void> {
    if (this.#isSending || this.#now() - this.#lastBeat < BEAT_MS) return
    this.#isSending = true
    try {
      await askAlive()
      this.#lastBeat = this.#now()
      if (this.#failures > 0) track('heartbeat', { result: 'retry_success', retries: this.#failures })
      this.#failures = 0
    } catch (error) {
      // The next look is the next attempt.
      this.#failures += 1
      track('heartbeat', { result: 'error', retries: this.#failures, message: String(error) })
    } finally {
      this.#isSending = false
    }
  }
}
