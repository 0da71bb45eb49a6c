import { expect, it } from 'vitest'
import { errorReason } from './error-reason.ts'

it.each([
  ['ModelService.load() 404', false, 'errorText'],
  ['12_30_00 boom', false, 'errorText'],
  ['ModelService.load() 404', true, 'errorNotOpened'],
  ['editor.ngOnInit.routesub: wrong collageid', true, 'errorOtherCollage'],
  ['12_30_00 boom', true, 'errorOurs'],
  ['', true, 'errorOurs'],
] as const)('%j, signed in: %j, is told as %s', (error, isSignedIn, reason) => {
  expect(errorReason(error, isSignedIn)).toBe(reason)
})
