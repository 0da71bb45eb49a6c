import { describe, expect, it } from 'vitest'
import { formComplaint, registerProblems } from './index.ts'

/** Right, missing and wrong. */
const USERNAMES = ['annabel', '', 'a']
const EMAILS = ['anna@example.com', '', 'anna']
const PASSWORDS = ['secret', '', 's']

const forms = USERNAMES.flatMap((username) =>
  EMAILS.flatMap((email) =>
    PASSWORDS.flatMap((password) =>
      [true, false].map((terms) => ({ username, email, password, password_again: password, newsletter: false, terms })),
    ),
  ),
)

describe('what is said above a registration', () => {
  it.each(forms)('says what is missing, wrong or left to accept, and nothing else: %j', (form) => {
    const entered = [form.username, form.email, form.password]
    const isMissing = entered.includes('')
    const isWrong = entered.some((text) => text !== '' && text.length < 5)
    const complaint = formComplaint(registerProblems(form))
    expect({
      missing: complaint === 'missingInput' || complaint === 'missingAndWrongInput',
      wrong: complaint === 'wrongInput' || complaint === 'missingAndWrongInput',
      terms: complaint === 'acceptTerms',
    }).toEqual({ missing: isMissing, wrong: isWrong, terms: !form.terms && !isMissing && !isWrong })
  })
})
