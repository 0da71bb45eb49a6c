import { describe, expect, it } from 'vitest'
import { passwordProblems, type RegisterEntries, registerProblems, signInProblems } from './index.ts'

const FORM: RegisterEntries = {
  username: 'anna',
  email: 'anna@example.com',
  password: 'secret',
  password_again: 'secret',
  newsletter: false,
  terms: true,
}

describe('signing in', () => {
  it.each([
    ['an', 'pw', []],
    ['a'.repeat(20), 'p'.repeat(20), []],
    [' an ', 'pw', []],
    ['a', 'pw', ['username']],
    ['a'.repeat(21), 'pw', ['username']],
    ['an', 'p', ['password']],
    ['an', 'p'.repeat(21), ['password']],
    ['', '', ['username', 'password']],
    ['  ', '  ', ['username']],
  ])('with %j and %j has the problems %j', (username, password, problems) => {
    expect(signInProblems({ username, password })).toEqual(problems)
  })
})

describe('choosing a new password', () => {
  it.each([
    ['pw', 'pw', []],
    ['p'.repeat(20), 'p'.repeat(20), []],
    ['p', 'p', ['password passwordLength', 'password_again passwordLength']],
    ['p'.repeat(21), 'p'.repeat(21), ['password passwordLength', 'password_again passwordLength']],
    ['one', 'two', ['password_again passwordsDiffer']],
    ['', '', ['password passwordLength', 'password_again passwordLength']],
  ])('with %j and %j has the problems %j', (password, again, problems) => {
    const found = passwordProblems({ password, password_again: again })
    expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems)
  })
})

describe('registering', () => {
  it('takes a sound form', () => {
    expect(registerProblems(FORM)).toEqual([])
  })

  it.each([
    [{ username: 'a' }, [['username', 'usernameLength']]],
    [{ username: 'a'.repeat(21) }, [['username', 'usernameLength']]],
    [{ username: 'José Müller 2' }, []],
    [{ username: '李小龍🎨' }, []],
    [{ email: '' }, [['email', 'incorrectMailFormat']]],
    [{ email: 'a@b.c' }, [['email', 'incorrectMailFormat']]],
    [{ email: 'a@b.cd' }, []],
    [{ email: 'anna.example.com' }, [['email', 'incorrectMailFormat']]],
    [{ email: 'anna@example' }, [['email', 'incorrectMailFormat']]],
    [{ email: 'an na@example.com' }, [['email', 'incorrectMailFormat']]],
    [{ email: `${'a'.repeat(108)}@example.com` }, []],
    [{ email: `${'a'.repeat(109)}@example.com` }, [['email', 'incorrectMailFormat']]],
    [
      { password: 'p', password_again: 'p' },
      [
        ['password', 'passwordLength'],
        ['password_again', 'passwordLength'],
      ],
    ],
    [{ password_again: 'other' }, [['password_again', 'passwordsDiffer']]],
    [{ terms: false }, [['terms', 'acceptTerms']]],
  ])('with %j has the problems %j', (change, problems) => {
    const found = registerProblems({ ...FORM, ...change })
    expect(found.map(({ field, problem }) => [field, problem])).toEqual(problems)
  })

  it.each([
    ['NUL', '\0'],
    ['a control character', '\u0085'],
    ['a zero-width space', '\u200B'],
    ['a zero-width joiner', '\u200D'],
    ['a word joiner', '\u2060'],
    ['a soft hyphen', '\u00AD'],
    ['a turn of direction', '\u202E'],
    ['an isolated direction', '\u2066'],
    ['a mark of direction', '\u200F'],
    ['a line separator', '\u2028'],
    ['a filler', '\u3164'],
    ['a grapheme joiner', '\u034F'],
    ['a variation selector', '\uFE0F'],
    ['a tag', '\u{E0041}'],
    ['a blank of dots', '\u2800'],
    ['a private character', '\uE000'],
    ['half a character', '\uD83D'],
    ['the other half', '\uDE00'],
  ])('takes neither a name nor an address with %s', (_case, sign) => {
    const problemOf = (change: Partial<RegisterEntries>) => registerProblems({ ...FORM, ...change })[0]?.problem
    expect(problemOf({ username: `an${sign}na` })).toBe('usernameCharacters')
    expect(problemOf({ email: `an${sign}na@example.com` })).toBe('incorrectMailFormat')
    expect(problemOf({ email: `anna@exam${sign}ple.com` })).toBe('incorrectMailFormat')
  })
})
