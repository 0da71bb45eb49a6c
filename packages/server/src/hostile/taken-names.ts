import { TestVisitor } from '../testing/test-visitor.ts'
import { type Attack, answersOf } from './attack.ts'

const AT_ONCE = 10

/** Registers taken names and addresses to learn whether they exist. */
export const takenNames: Attack = ({ visitor, victim, address }) =>
  answersOf(
    ...Array.from({ length: AT_ONCE }, (_, at) => {
      const email = at % 2 === 0 ? `${victim}@example.com` : `nobody${at}@example.com`
      return new TestVisitor(visitor.url, visitor.url, address()).register(victim, { email })
    }),
  )
