import {
  SOCIAL_ERROR,
  type SocialMedia,
  type SocialService,
  socialAnswerSchema,
  socialErrorMessage,
  socialMediaSchema,
  socialUserSchema,
} from '@collagerie/protocol'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { Refusal } from '../workers/photo-work.ts'

const UNAUTHORISED = 401

/** What went wrong at the photo service, in its own words where it has any. */
export class SocialFailure extends Error {
  /** The service no longer knows the customer. */
  readonly isSignedOut: boolean

  constructor(message: string, isSignedOut = false) {
    super(message)
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
  throw new SocialFailure(socialErrorMessage(body, response), response.status === UNAUTHORISED)
}
