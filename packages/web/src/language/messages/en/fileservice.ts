import type { Translation } from '../translation.ts'

export const fileservice: Translation<'fileservice'> = {
  ERROR_NO_FILE_ACCESS: 'No access to the photo.',
  ERROR_IMAGE_COULD_NOT_BE_LOADED: 'Could not load photo.',
  ERROR_FILE_TO_BIG: 'File too large (max. 25 MB).',
  ERROR_NO_JPG_IMAGE: 'Not a valid JPEG image.',
  notFoundOnDisk: 'Could not find file on disk',
  uploadNotProcessed: 'The server could not process the file.',
  uploadFailed: 'Could not upload photo. server responded with: {status}',
  noConnection: 'No connection to the server.',
  storageFull: 'There is no room left in your account. Delete collages you no longer need to make room.',
  serverFailed: 'The server has a problem. Try again in a moment.',
  signedOut: 'You are no longer signed in.',
  collageRefused: 'The server did not accept this collage.',
  collageTooLarge: 'This collage is too large to be saved.',
  collageGone: 'This collage no longer exists.',
  templateGone: 'This design no longer exists.',
  photoNotYours: 'A photo in this collage does not belong to your account.',
  tooManyRequests: 'Too many attempts. Try again a little later.',
  requestRefused: 'The server did not accept the request.',
  pageFailed: 'An unexpected error occurred on this page.',
}
