import type { Translation } from '../translation.ts'

export const drafts: Translation<'drafts'> = {
  keptHere: 'Stored in this browser, on this device, and not yet in your account.',
  continue: 'Continue',
  openCopy: 'Open a copy',
  openElsewhere: 'Open in another tab',
  elsewhere: 'This collage is open in another tab. Continue there, or open a copy.',
  newerTitle: 'You have changed this collage in this browser',
  newerText: 'These changes are not in your account yet.',
  takeNewer: 'Continue with my changes',
  openSaved: 'Open the saved version',
  discarded: 'The draft has been deleted.',
  broken: 'This draft could not be opened. Try again in a moment.',
  refused:
    'This browser has no room left for your photos, or stores nothing. You can continue, but save your collage to your account before you close this page.',
}
