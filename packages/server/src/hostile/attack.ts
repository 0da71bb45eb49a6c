import type { TestVisitor } from '../testing/test-visitor.ts'

/** What a server said, as far as it matters whether it kept its manners. */
export interface Heard {
  readonly status: number
  readonly headers: Headers
}

/** Somebody who means harm: signed in, with a network of their own. */
interface Hostile {
  readonly visitor: TestVisitor
  /** Names this one among the others. */
  readonly index: number
  /** Counts up with every attack, for variety. */
  readonly turn: number
  /** Another address in their network. */
  address(): string
  /** The account whose password they are after. */
  readonly victim: string
  /** Ends when they are to leave. */
  readonly signal: AbortSignal
}

/** Does harm once and gives what it heard. A connection that breaks is an answer too, and not worth telling. */
export type Attack = (hostile: Hostile) => Promise<readonly Heard[]>

/** What came of it, where anything did. */
export async function heard(...calls: readonly Promise<Heard | undefined>[]): Promise<readonly Heard[]> {
  const answers = await Promise.all(calls.map((call) => call.catch(() => undefined)))
  return answers.filter((answer) => answer !== undefined)
}
