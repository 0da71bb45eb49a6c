// The failed tests with their messages, for the end of a long run, so that its last lines say what to look at.
import { stripVTControlCharacters } from 'node:util'

/** The most of a message that is repeated; the stage has printed it in full. */
const LONGEST_MESSAGE = 1_500

function failure(name, message) {
  const plain = stripVTControlCharacters(message ?? '').trim()
  return plain === '' ? name : `${name}\n${plain.slice(0, LONGEST_MESSAGE)}`
}

/** Failed tests of a vitest report, and files that could not be run at all. */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : []
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages?.join('\n')))
  })
}

/** Failed tests of a Playwright report; what passed at a second try has not failed. */
export function playwrightFailures({ suites, errors = [] }) {
  const inSuite = (suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) =>
        failure(
          `${file}:${line} › ${title}`,
          tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error.message,
        ),
      ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ]
  return [...suites.flatMap(inSuite), ...errors.map(({ message }) => failure('before any test', message))]
}
