import type { Client } from 'pg'

/** The driver's message about an answer that did not come in time. */
const SILENT = /^Query read timeout/

/**
 * The driver only stops waiting: the next statement would queue behind the unanswered one, and the pool would keep the
 * connection. Once cut, it is replaced.
 */
export function cutWhenSilent(client: Client): void {
  const ask: (...asked: readonly unknown[]) => unknown = client.query.bind(client)
  const cutAfter = async (answer: Promise<unknown>) => {
    try {
      await answer
    } catch (error) {
      if (error instanceof Error && SILENT.test(error.message)) await client.end()
    }
  }
  const query = (...asked: readonly unknown[]): unknown => {
    const answer = ask(...asked)
    if (answer instanceof Promise) void cutAfter(answer)
    return answer
  }
  Object.assign(client, { query })
}
