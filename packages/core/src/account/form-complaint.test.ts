import { describe, expect, it } from 'vitest'
import { formComplaint, registerProblems } from './index.ts'

const TEXTS = {
  username: ['annabel', '', 'a'],
  email: ['anna@example.com', '', 'anna'],
  password: ['secret', '', 's'],
} as const

describe('what is said above a registration', () => {
  it('says that something is missing, or wrong, exactly when a field is, whatever was entered', () => {
    for (const username of TEXTS.username) {
      for (const email of TEXTS.email) {
        for (const password of TEXTS.password) {
          for (const terms of [true, false]) {
            const form = { username, email, password, password_again: password, newsletter: false, terms }
            const said = formComplaint(registerProblems(form))
            const entered = [username, email, password]
            const isMissing = entered.includes('')
            const isWrong = entered.some((text) => text !== '' && text.length < 5)
            const label = JSON.stringify(form)
            expect(said === 'missingInput' || said === 'missingAndWrongInput', label).toBe(isMissing)
            expect(said === 'wrongInput' || said === 'missingAndWrongInput', label).toBe(isWrong)
            expect(said === 'acceptTerms', label).toBe(!terms && !isMissing && !isWrong)
          }
        }
      }
    }
  })
})
