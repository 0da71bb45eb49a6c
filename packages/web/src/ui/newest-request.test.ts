import { expect, it } from 'vitest'
import { NewestRequest } from './newest-request.ts'

it('only the newest question may answer, and what was asked along with it', () => {
  const questions = new NewestRequest()
  const [first, alongFirst] = [questions.begin(), questions.join()]
  expect([first(), alongFirst()]).toEqual([true, true])
  const [second, alongSecond] = [questions.begin(), questions.join()]
  expect([first(), alongFirst(), second(), alongSecond()]).toEqual([false, false, true, true])
})
