import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { clamp } from '@collagerie/core/geometry'
import { hash, type Options, verify } from '@node-rs/argon2'
import { HttpFailure } from '../http/errors.ts'
import { createLimitForAll } from '../turns/limit-for-all.ts'
import { TooManyWait } from '../turns/too-many-wait.ts'

/** A hash takes 20 MB and one processor for a while; the rest of the server needs another. */
const MOST_AT_ONCE = 2
const AT_ONCE = clamp(availableParallelism() - 1, 1, MOST_AT_ONCE)
/** Three seconds of waiting with two hashed at once. */
const MOST_WAITING = 200

/** The cost of a guess for a thief of the hashes: 19 MB and two rounds, the least recommended today. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost'>>

/** Hashes and checks passwords with argon2id, a few at a time, in turns between networks. */
export interface Passwords {
  hash(password: string, who: string): Promise<string>
  /** Takes the same time without a stored hash, so that it does not reveal which names exist. */
  verify(stored: string | undefined, password: string, who: string): Promise<boolean>
}

export async function createPasswords(cost = COST): Promise<Passwords> {
  const decoy = await hash(randomBytes(32), cost)
  const limited = createLimitForAll(AT_ONCE, MOST_WAITING)
  const inTurn = <Result>(who: string, work: () => Promise<Result>): Promise<Result> => limited(who, work).catch(asBusy)
  return {
    hash: (password, who) => inTurn(who, () => hash(password, cost)),
    verify: async (stored, password, who) => {
      const matches = await inTurn(who, () => verify(stored ?? decoy, password))
      return stored !== undefined && matches
    },
  }
}

function asBusy(error: unknown): never {
  throw error instanceof TooManyWait ? new HttpFailure('busy', { retryAfter: 5, cause: error }) : error
}
