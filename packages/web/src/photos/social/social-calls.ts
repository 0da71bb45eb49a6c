import {
  SOCIAL_ERROR,
  SOCIAL_SIGNED_OUT,
  type SocialMedia,
  type SocialService,
  socialAnswerSchema,
  socialErrorMessage,
  socialErrorWords,
  socialMediaSchema,
  socialUserSchema,
} from '@collagerie/protocol'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { Refusal } from '../workers/photo-work.ts'

/** The statuses under which the server passes on what the service said; all others are its own. */
const UNAUTHORISED = 401
const BAD_GATEWAY = 502

/** What this server or its silence means, by the name of the text for it. */
export type OwnTrouble = 'socialSignedOut' | 'socialTooMany' | 'socialTryAgain' | 'socialError'

const OWN_TROUBLE: Readonly<Record<number, OwnTrouble>> = {
  400: 'socialTryAgain',
  404: 'socialTryAgain',
  429: 'socialTooMany',
}

interface Circumstances {
  readonly own?: OwnTrouble | undefined
  readonly isSignedOut?: boolean
}

/** What went wrong at the photo service, in its own words where it has any. */
export class SocialFailure extends Error {
  /** Undefined where the words are the service's, which are shown as they are. */
  readonly own: OwnTrouble | undefined
  /** The service no longer knows the customer. */
  readonly isSignedOut: boolean

  constructor(message: string, { own, isSignedOut = false }: Circumstances = {}) {
    super(message)
    this.own = message === SOCIAL_ERROR ? 'socialError' : own
    this.isSignedOut = isSignedOut
  }
}

export async function askService(): Promise<SocialService | null> {
  return (await askFor(socialAnswerSchema, '')).service
}

/** Has the server exchange the code; the token stays there. */
export async function sendCode(code: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ code }) }
  return (await askFor(socialUserSchema, '/code', init)).username
}

export function askMedia(after: string | undefined, signal: AbortSignal): Promise<SocialMedia> {
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`
  return askFor(socialMediaSchema, `/media${query}`, { signal })
}

export async function sendLogout(): Promise<void> {
  await ask('/logout', { method: 'POST' })
}

const REFUSALS: Readonly<Record<number, ConstructorParameters<typeof Refusal>[0]>> = {
  401: 'ERROR_NO_FILE_ACCESS',
  404: 'ERROR_NO_FILE_ACCESS',
  413: 'ERROR_FILE_TO_BIG',
  415: 'ERROR_NO_JPG_IMAGE',
}

/** A photo's bytes, by way of the server. */
export async function fetchPhoto(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Refusal(REFUSALS[response.status] ?? 'ERROR_IMAGE_COULD_NOT_BE_LOADED')
  return response.blob()
}

async function askFor<Schema extends GenericSchema>(
  schema: Schema,
  path: string,
  init?: RequestInit,
): Promise<InferOutput<Schema>> {
  const answer = safeParse(schema, await ask(path, init))
  if (!answer.success) throw new SocialFailure(SOCIAL_ERROR)
  return answer.output
}

async function ask(path: string, init?: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(`/api/social${path}`, init)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    throw new SocialFailure(SOCIAL_ERROR)
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body
  const isSignedOut = response.status === UNAUTHORISED
  throw new SocialFailure(socialErrorMessage(body, response), { own: ownTrouble(body, response.status), isSignedOut })
}

function ownTrouble(body: unknown, status: number): OwnTrouble | undefined {
  const words = socialErrorWords(body)
  if (words === SOCIAL_SIGNED_OUT) return 'socialSignedOut'
  if (words === undefined || status === UNAUTHORISED || status === BAD_GATEWAY) return undefined
  return OWN_TROUBLE[status] ?? 'socialError'
}
