import {
  type ErrorCode,
  errorAnswerSchema,
  SOCIAL_ERROR,
  type SocialMedia,
  type SocialService,
  socialAnswerSchema,
  socialErrorMessage,
  socialMediaSchema,
  socialUserSchema,
} from '@collagerie/protocol'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { jsonIn } from '../../calls/json-in.ts'
import { wholeAnswer } from '../../calls/whole-answer.ts'
import { wholeFile } from '../../calls/whole-file.ts'
import { FileRefusal } from '../workers/photo-work.ts'

/** A failure of this server, named after its text. */
export type OwnTrouble = 'socialSignedOut' | 'socialTooMany' | 'socialTryAgain' | 'socialError'

/** With these codes the server passes on the service's own words. */
const WORDS_OF_SERVICE: ReadonlySet<ErrorCode> = new Set(['socialRefused', 'socialFailed'])
const SIGNED_OUT: ReadonlySet<ErrorCode> = new Set(['socialSignInNeeded', 'socialRefused'])

/** All other codes are an error of the server. */
const OWN_TROUBLE: Readonly<Partial<Record<ErrorCode, OwnTrouble>>> = {
  socialSignInNeeded: 'socialSignedOut',
  badRequest: 'socialTryAgain',
  notFound: 'socialTryAgain',
  tooManyRequests: 'socialTooMany',
}

interface FailureOptions {
  readonly own?: OwnTrouble | undefined
  readonly isSignedOut?: boolean
}

/** A failure at the photo service, in the service's own words if it has any. */
export class SocialFailure extends Error {
  /** Undefined if the message is the service's, which is shown unchanged. */
  readonly own: OwnTrouble | undefined
  /** Whether the service no longer knows the customer. */
  readonly isSignedOut: boolean

  constructor(message: string, { own, isSignedOut = false }: FailureOptions = {}) {
    super(message)
    this.own = own
    this.isSignedOut = isSignedOut
  }
}

export async function askService(): Promise<SocialService | null> {
  return (await askFor(socialAnswerSchema, '')).service
}

/** Lets the server exchange the code; the token stays there. */
export async function sendCode(code: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ code }) }
  return (await askFor(socialUserSchema, '/code', init)).username
}

export function askMedia(after: string | undefined, signal: AbortSignal): Promise<SocialMedia> {
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`
  return askFor(socialMediaSchema, `/media${query}`, {}, signal)
}

export async function sendLogout(): Promise<void> {
  await ask('/logout', { method: 'POST' })
}

const REFUSALS: Readonly<Partial<Record<ErrorCode, ConstructorParameters<typeof FileRefusal>[0]>>> = {
  socialSignInNeeded: 'ERROR_NO_FILE_ACCESS',
  socialRefused: 'ERROR_NO_FILE_ACCESS',
  noFileAccess: 'ERROR_NO_FILE_ACCESS',
  notFound: 'ERROR_NO_FILE_ACCESS',
  fileTooBig: 'ERROR_FILE_TO_BIG',
  notJpeg: 'ERROR_NO_JPG_IMAGE',
}

/** A photo's bytes, fetched through the server. */
export async function fetchPhoto(url: string, signal: AbortSignal): Promise<Blob> {
  const { response, blob } = await wholeFile(url, signal)
  if (response.ok) return blob
  const refusal = safeParse(errorAnswerSchema, jsonIn(await blob.text()))
  const reason = refusal.success ? REFUSALS[refusal.output.code] : undefined
  throw new FileRefusal(reason ?? 'ERROR_IMAGE_COULD_NOT_BE_LOADED')
}

async function askFor<Schema extends GenericSchema>(
  schema: Schema,
  path: string,
  init?: RequestInit,
  signal?: AbortSignal,
): Promise<InferOutput<Schema>> {
  const answer = safeParse(schema, await ask(path, init, signal))
  if (!answer.success) throw new SocialFailure(SOCIAL_ERROR, { own: 'socialError' })
  return answer.output
}

async function ask(path: string, init?: RequestInit, signal?: AbortSignal): Promise<unknown> {
  const { response, text } = await wholeAnswer(`/api/social${path}`, init, signal).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new SocialFailure(SOCIAL_ERROR, { own: 'socialError' })
  })
  const body = jsonIn(text)
  if (response.ok) return body
  const refusal = safeParse(errorAnswerSchema, body)
  const message = socialErrorMessage(body, response)
  if (!refusal.success) throw new SocialFailure(message)
  const { code } = refusal.output
  const own = WORDS_OF_SERVICE.has(code) ? undefined : (OWN_TROUBLE[code] ?? 'socialError')
  throw new SocialFailure(message, { own, isSignedOut: SIGNED_OUT.has(code) })
}
