export type ErrorReason = 'errorText' | 'errorNotOpened' | 'errorOtherCollage' | 'crashText'

/** What is said about an error. Only somebody who is signed out is told so; the words are always our own. */
export function errorReason(error: string, isSignedIn: boolean): ErrorReason {
  if (!isSignedIn) return 'errorText'
  if (error.startsWith('ModelService.load()')) return 'errorNotOpened'
  return error.endsWith('wrong collageid') ? 'errorOtherCollage' : 'crashText'
}
