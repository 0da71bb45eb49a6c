export type ErrorReason = 'errorText' | 'errorNotOpened' | 'errorOtherCollage' | 'errorOurs'

/**
 * The text about an error. Only a signed-out customer is told so; the words are always our own. The codes stand in the
 * addresses of error pages, which shops and older links use too.
 */
export function errorReason(error: string, isSignedIn: boolean): ErrorReason {
  if (!isSignedIn) return 'errorText'
  if (error.startsWith('ModelService.load()')) return 'errorNotOpened'
  return error.endsWith('wrong collageid') ? 'errorOtherCollage' : 'errorOurs'
}
