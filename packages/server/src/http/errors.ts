/** Every failure a caller can be told about: its status and the sentence in the answer's `error` field. */
export const ERRORS = {
  badRequest: { status: 400, message: 'The request could not be understood.' },
  malformedJson: { status: 400, message: 'The body is not valid JSON.' },
  badCustomSize: { status: 400, message: 'This size is not available for this template.' },
  signInNeeded: { status: 401, message: 'Please sign in first.' },
  otherOrigin: { status: 403, message: 'Calls from another site are not accepted.' },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  unknownTemplate: { status: 404, message: "Couldn't find template" },
  methodNotAllowed: { status: 405, message: 'This address does not take that method.' },
  bodyTooLarge: { status: 413, message: 'The request is too large.' },
  addressTooLong: { status: 414, message: 'The address is too long.' },
  unsupportedMediaType: { status: 415, message: 'This kind of content is not accepted.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  databaseUnavailable: { status: 503, message: 'The database does not answer.' },
  stopping: { status: 503, message: 'The server is stopping.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type ErrorName = keyof typeof ERRORS

/** Thrown by a route to answer with an entry of the catalogue. */
export class HttpFailure extends Error {
  readonly failure: ErrorName

  constructor(failure: ErrorName, options?: ErrorOptions) {
    super(ERRORS[failure].message, options)
    this.failure = failure
  }
}
