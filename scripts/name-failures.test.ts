import { expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from './name-failures.mjs'

it('names the failed tests of a unit run with what they said, and files that could not be run', () => {
  const report = {
    testResults: [
      {
        name: 'packages/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['\u001B[31mexpected 1\u001B[39m to be 2'] },
        ],
      },
      { name: 'packages/b.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
      { name: 'packages/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  }
  expect(vitestFailures(report)).toEqual([
    'packages/a.test.ts › subtracts\nexpected 1 to be 2',
    'packages/b.test.ts\ncannot be read',
  ])
})

it('names the failed journeys of a browser run, however deep they stand', () => {
  const failed = {
    file: 'sheet.spec.ts',
    line: 53,
    title: 'a photo is moved',
    ok: false,
    tests: [{ results: [{ error: { message: 'first' } }, { error: { message: 'no photo' } }] }],
  }
  const report = {
    suites: [{ specs: [{ ...failed, ok: true }], suites: [{ specs: [failed] }] }],
    errors: [{ message: 'no server' }],
  }
  expect(playwrightFailures(report)).toEqual([
    'sheet.spec.ts:53 › a photo is moved\nno photo',
    'before any test\nno server',
  ])
})
