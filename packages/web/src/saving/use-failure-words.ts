import { useTranslations } from 'use-intl'
import type { CallFailureCode } from '../calls/call-failure.ts'
import type { FrenchTexts } from '../language/messages/translation.ts'
import type { FailureReason } from './failure-reason.ts'

/** The customer's words for every failure; a code without words does not compile. */
const WORDS: Readonly<
  Record<Exclude<CallFailureCode, 'uploadFailed'>, Exclude<keyof FrenchTexts['fileservice'], 'uploadFailed'>>
> = {
  ERROR_NO_FILE_ACCESS: 'ERROR_NO_FILE_ACCESS',
  ERROR_IMAGE_COULD_NOT_BE_LOADED: 'ERROR_IMAGE_COULD_NOT_BE_LOADED',
  ERROR_FILE_TO_BIG: 'ERROR_FILE_TO_BIG',
  ERROR_NO_JPG_IMAGE: 'ERROR_NO_JPG_IMAGE',
  notFoundOnDisk: 'notFoundOnDisk',
  noConnection: 'noConnection',
  pageFailed: 'pageFailed',
  noFileAccess: 'ERROR_NO_FILE_ACCESS',
  unusableImage: 'ERROR_IMAGE_COULD_NOT_BE_LOADED',
  fileTooBig: 'ERROR_FILE_TO_BIG',
  notJpeg: 'ERROR_NO_JPG_IMAGE',
  brokenUpload: 'uploadNotProcessed',
  storageFull: 'storageFull',
  saveRefused: 'collageRefused',
  photoNotYours: 'photoNotYours',
  bodyTooLarge: 'collageTooLarge',
  saveOfUnknown: 'collageGone',
  collageUnavailable: 'collageGone',
  noSuchCollage: 'collageGone',
  unknownTemplate: 'templateGone',
  templateGone: 'templateGone',
  signInNeeded: 'signedOut',
  tooManyRequests: 'tooManyRequests',
  unexpected: 'serverFailed',
  busy: 'serverFailed',
  databaseUnavailable: 'serverFailed',
  databaseSlow: 'serverFailed',
  databaseLocked: 'serverFailed',
  stopping: 'serverFailed',
  picturesBusy: 'serverFailed',
  storeUnavailable: 'serverFailed',
  requestTimeout: 'noConnection',
  badRequest: 'requestRefused',
  malformedJson: 'requestRefused',
  badCustomSize: 'requestRefused',
  badName: 'requestRefused',
  materialNeeded: 'requestRefused',
  deliveryNeeded: 'requestRefused',
  deliveryNotOffered: 'requestRefused',
  badAddress: 'requestRefused',
  socialSignInNeeded: 'requestRefused',
  socialRefused: 'requestRefused',
  otherOrigin: 'requestRefused',
  notFound: 'requestRefused',
  noSuchOrder: 'requestRefused',
  noPreflightYet: 'requestRefused',
  noSuchPrintFile: 'requestRefused',
  noSuchDelivery: 'requestRefused',
  priceChanged: 'requestRefused',
  resetLinkSpent: 'requestRefused',
  orderMovedOn: 'requestRefused',
  methodNotAllowed: 'requestRefused',
  nameTaken: 'requestRefused',
  unfinishedCollage: 'requestRefused',
  orderTooLarge: 'requestRefused',
  addressTooLong: 'requestRefused',
  headersTooLarge: 'requestRefused',
  unsupportedMediaType: 'requestRefused',
  storeRefused: 'uploadNotProcessed',
  socialFailed: 'requestRefused',
  socialUnreachable: 'requestRefused',
}

/** Words a failure in the language of the page. */
export function useFailureWords(): (reason: FailureReason) => string {
  const t = useTranslations('fileservice')
  return ({ code, status }) =>
    code === 'uploadFailed' ? t('uploadFailed', { status: String(status) }) : t(WORDS[code])
}
