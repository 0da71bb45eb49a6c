import { type ErrorCode, SOCIAL_ERROR } from '@collagerie/protocol'

/**
 * Every failure that a caller can be told, by code: the status and the sentence in the answer's `error` field. The
 * sentences in capitals and the Dutch one are compared by callers from before there were codes, and never change.
 */
export const ERRORS = {
  badRequest: { status: 400, message: 'The request could not be understood.' },
  malformedJson: { status: 400, message: 'The body is not valid JSON.' },
  badCustomSize: { status: 400, message: 'This size is not available for this template.' },
  saveRefused: { status: 400, message: "Couldn't save: {reason}" },
  photoNotYours: { status: 400, message: "Couldn't save: photo {photoId} is not one of yours" },
  brokenUpload: { status: 400, message: 'The server could not process the file.' },
  badName: { status: 400, message: 'This name cannot be used: {reason}' },
  materialNeeded: { status: 400, message: 'Please choose one of the materials this size is offered on.' },
  deliveryNeeded: { status: 400, message: 'Please say how the order is to be delivered.' },
  deliveryNotOffered: { status: 400, message: 'This shop does not deliver that way.' },
  badAddress: { status: 400, message: 'The address cannot be used: {reason}' },
  signInNeeded: { status: 401, message: 'Please sign in first.' },
  socialSignInNeeded: { status: 401, message: 'Please sign in to the photo service first.' },
  socialRefused: { status: 401, message: '{reason}' },
  otherOrigin: { status: 403, message: 'Calls from another site are not accepted.' },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  unknownTemplate: { status: 404, message: "Couldn't find template" },
  saveOfUnknown: { status: 404, message: "Couldn't save: there is no such collage." },
  collageUnavailable: { status: 404, message: 'De collage data was niet beschikbaar tijdens het laden.' },
  noSuchCollage: { status: 404, message: 'There is no such collage.' },
  noSuchOrder: { status: 404, message: 'There is no such order.' },
  noPreflightYet: { status: 404, message: 'This order has not been looked at yet.' },
  noSuchPrintFile: { status: 404, message: 'This order has no such file.' },
  noSuchDelivery: { status: 404, message: 'There is no such delivery.' },
  noFileAccess: { status: 404, message: 'ERROR_NO_FILE_ACCESS' },
  methodNotAllowed: { status: 405, message: 'This address does not take that method.' },
  requestTimeout: { status: 408, message: 'The request took too long to arrive.' },
  nameTaken: { status: 409, message: 'Another of your collages has this name.' },
  unfinishedCollage: { status: 409, message: 'CAN_NOT_ORDER' },
  templateGone: { status: 409, message: "Couldn't find template" },
  priceChanged: { status: 409, message: 'The price has changed. Please look at it again.' },
  orderMovedOn: { status: 409, message: 'An order that is {reason} cannot be changed that way.' },
  resetLinkSpent: { status: 410, message: 'This link is no longer valid.' },
  bodyTooLarge: { status: 413, message: 'The request is too large.' },
  orderTooLarge: { status: 413, message: 'This collage is more than can be printed as one order.' },
  fileTooBig: { status: 413, message: 'ERROR_FILE_TO_BIG' },
  storageFull: {
    status: 413,
    message: 'There is no room left in your account. Delete collages you no longer need to make room.',
  },
  addressTooLong: { status: 414, message: 'The address is too long.' },
  unsupportedMediaType: { status: 415, message: 'This kind of content is not accepted.' },
  notJpeg: { status: 415, message: 'ERROR_NO_JPG_IMAGE' },
  unusableImage: { status: 415, message: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' },
  tooManyRequests: { status: 429, message: 'Too many attempts. Please try again later.' },
  headersTooLarge: { status: 431, message: 'The headers of the request are too large.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  storeRefused: { status: 500, message: 'The place photos are kept in refuses this file.' },
  socialFailed: { status: 502, message: '{reason}' },
  socialUnreachable: { status: 502, message: SOCIAL_ERROR },
  busy: { status: 503, message: 'The server is busy. Please try again in a moment.' },
  databaseUnavailable: { status: 503, message: 'The database does not answer.' },
  databaseSlow: { status: 503, message: 'The database took too long. Please try again in a moment.' },
  databaseLocked: { status: 503, message: 'The same thing is being changed already. Please try again in a moment.' },
  picturesBusy: { status: 503, message: 'Too many pictures are being made. Please try again in a moment.' },
  storeUnavailable: {
    status: 503,
    message: 'The place photos are kept in does not answer. Please try again in a moment.',
  },
  stopping: { status: 503, message: 'The server is stopping.' },
} as const satisfies Record<ErrorCode, { readonly status: number; readonly message: string }>

interface FailureOptions extends ErrorOptions {
  /** Replaces `{reason}` in the message. */
  readonly reason?: string
  /** The photo concerned, which replaces `{photoId}` in the message. */
  readonly photoId?: string
  /** The field concerned. */
  readonly field?: string
  /** After how many seconds the same call may succeed. */
  readonly retryAfter?: number
}

/** Thrown by a route to answer with an entry of the catalogue. */
export class HttpFailure extends Error {
  readonly code: ErrorCode
  readonly photoId: string | undefined
  readonly field: string | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { reason = '', photoId, field, retryAfter, ...options }: FailureOptions = {}) {
    super(
      ERRORS[code].message.replace('{reason}', () => reason).replace('{photoId}', () => photoId ?? ''),
      options,
    )
    this.code = code
    this.photoId = photoId
    this.field = field
    this.retryAfter = retryAfter
  }
}
