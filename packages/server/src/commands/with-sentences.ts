import { CarryRefusal } from '../carry/refusal.ts'
import { StartFailure } from '../config/start-failure.ts'
import { type CommandIo, REFUSED } from './command-io.ts'

/** A refusal is a sentence for the operator; any other error is a bug of ours. */
export async function withSentences(io: CommandIo, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StartFailure || error instanceof CarryRefusal)) throw error
    io.error(error.message)
    return REFUSED
  }
}
