export type ErrorReason = 'errorText' | 'errorNotOpened' | 'errorOtherCollage' | 'errorOurs'

/**
 * What is said about an error. Only somebody who is signed out is told so; the words are always our own. The texts it goes by
 * stand in the addresses of error pages, where a shop's own pages and older links have them too.
 */
export function errorReason(error: string, isSignedIn: boolean): ErrorReason {
  if (!isSignedIn) return 'errorText'
  if (error.startsWith('ModelService.load()')) return 'errorNotOpened'
  return error.endsWith('wrong collageid') ? 'errorOtherCollage' : 'errorOurs'
}
