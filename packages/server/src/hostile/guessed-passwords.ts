import { TestVisitor } from '../testing/test-visitor.ts'
import { type Attack, answersOf } from './attack.ts'

const AT_ONCE = 30

/** Many simultaneous guesses at one name, each from another address of the same network. */
export const guessedPasswords: Attack = ({ visitor, victim, address, turn }) =>
  answersOf(
    ...Array.from({ length: AT_ONCE }, (_, guess) =>
      new TestVisitor(visitor.url, visitor.url, address()).signIn(victim, `guess ${turn} ${guess}`),
    ),
  )
