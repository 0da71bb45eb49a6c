import { authenticatedAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'
import { noteSessionOver, noteSignedIn } from '../calls/account-presence.ts'
import { post } from '../calls/calls.ts'

export async function isAuthenticated(): Promise<boolean> {
  const isIn = await askAuthenticated({ username: '', password: '', mode: 'signin' })
  if (!isIn) noteSessionOver()
  return isIn
}

/** Sends a name and a password, or neither to ask about the session. Returns whether the customer is signed in. */
export async function askAuthenticated(body: object): Promise<boolean> {
  const answer = await post('/api/isAuthenticated?format=json', body)
  const isIn = parse(authenticatedAnswerSchema, answer).authenticated === 'true'
  if (isIn) noteSignedIn()
  return isIn
}
