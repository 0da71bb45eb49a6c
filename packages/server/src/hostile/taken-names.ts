import { TestVisitor } from '../testing/test-visitor.ts'
import { type Attack, heard } from './attack.ts'

const AT_ONCE = 10

/** Registers names and addresses that are taken, to hear whether they are. */
export const takenNames: Attack = ({ visitor, victim, address }) =>
  heard(
    ...Array.from({ length: AT_ONCE }, (_, at) => {
      const email = at % 2 === 0 ? `${victim}@example.com` : `nobody${at}@example.com`
      return new TestVisitor(visitor.url, visitor.url, address()).register(victim, { email })
    }),
  )
