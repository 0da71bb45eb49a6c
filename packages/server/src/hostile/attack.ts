import type { TestVisitor } from '../testing/test-visitor.ts'

/** A server's answer, as far as it shows whether the server behaved. */
export interface ReceivedAnswer {
  readonly status: number
  readonly headers: Headers
}

/** An attacker: signed in, with their own network. */
interface Hostile {
  readonly visitor: TestVisitor
  /** Distinguishes this attacker from the others. */
  readonly index: number
  /** Counts up with every attack, for variety. */
  readonly turn: number
  /** Another address in their network. */
  address(): string
  /** The account whose password they try to guess. */
  readonly victim: string
  /** Aborted when they must leave. */
  readonly signal: AbortSignal
}

/** Attacks once and returns what it heard. A broken connection is an answer too, and not reported. */
export type Attack = (hostile: Hostile) => Promise<readonly ReceivedAnswer[]>

/** The answers of all calls that got one. */
export async function answersOf(
  ...calls: readonly Promise<ReceivedAnswer | undefined>[]
): Promise<readonly ReceivedAnswer[]> {
  const answers = await Promise.all(calls.map((call) => call.catch(() => undefined)))
  return answers.filter((answer) => answer !== undefined)
}
