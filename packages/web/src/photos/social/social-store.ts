import type { SocialPhoto, SocialService } from '@collagerie/protocol'
import { create } from 'zustand'
import { track } from '../../analytics/analytics.ts'
import type { Language } from '../../language/languages.ts'
import { onceArrived } from '../../ui/once.ts'
import { eachOnce } from '../each-once.ts'
import { codeFrom, openLoginPopup } from './login-popup.ts'
import { askMedia, askService, type OwnTrouble, SocialFailure, sendCode, sendLogout } from './social-calls.ts'

interface SocialState {
  /** The service on offer, if there is one. */
  readonly service: SocialService | undefined
  readonly photos: readonly SocialPhoto[]
  /** The cursor of the next page; 'first' before the first page, 'none' after the last. */
  readonly next: 'first' | 'none' | { readonly after: string }
  readonly doing: 'nothing' | 'waiting' | 'loading'
  /** Whether the browser blocked the sign-in window. */
  readonly isBlocked: boolean
  readonly error: SocialError | undefined
  /** Aborted once another call begins; its results then no longer count. */
  readonly underWay: AbortController
}

/** A failure with a text of ours, or the service's words. */
type SocialError = { readonly own: OwnTrouble } | { readonly said: string }

const LEFT = { photos: [], next: 'first', doing: 'nothing', isBlocked: false, error: undefined } as const

export const useSocial = create<SocialState>()(() => ({
  service: undefined,
  underWay: new AbortController(),
  ...LEFT,
}))

function begin(doing: SocialState['doing']): AbortSignal {
  useSocial.getState().underWay.abort()
  const underWay = new AbortController()
  useSocial.setState({ doing, isBlocked: false, error: undefined, underWay })
  return underWay.signal
}

function signAs(username: string | null): void {
  useSocial.setState(({ service }) => ({ service: service && { ...service, username } }))
}

const learnService = onceArrived(async () => {
  try {
    useSocial.setState({ service: (await askService()) ?? undefined })
  } catch (error) {
    track('social-service-failure', { message: String(error) })
    throw error
  }
})

/**
 * Finds out once whether there is a service. Without an answer there is none for now, and the next call tries again.
 */
export async function loadService(): Promise<void> {
  await learnService().catch(() => undefined)
}

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  track('social-login-failure', { message })
  if (error instanceof SocialFailure && error.isSignedOut) {
    useSocial.setState(LEFT)
    signAs(null)
  }
  const own = error instanceof SocialFailure ? error.own : 'socialError'
  useSocial.setState({ doing: 'nothing', error: own === undefined ? { said: message } : { own } })
}

/** Signs the customer in through a pop-up and reads the first photos. Call it during a click. */
export async function login(language: Language): Promise<void> {
  const { service } = useSocial.getState()
  if (!service) return
  const signal = begin('waiting')
  const popup = openLoginPopup(`/api/social/login?lang=${language}`)
  if (!popup) {
    useSocial.setState({ doing: 'nothing', isBlocked: true })
    return
  }
  const code = await codeFrom(popup, new URL(service.redirectUrl, window.location.href).origin, signal)
  if (signal.aborted) return
  if (code === undefined) {
    useSocial.setState({ doing: 'nothing' })
    return
  }
  popup.close()
  useSocial.setState({ doing: 'loading' })
  try {
    const username = await sendCode(code)
    if (signal.aborted) return
    signAs(username)
    await loadMore()
  } catch (error) {
    if (!signal.aborted) fail(error)
  }
}

/** Reads the next page of photos, if there is one. */
export async function loadMore(): Promise<void> {
  const { next } = useSocial.getState()
  if (next === 'none') return
  const signal = begin('loading')
  try {
    const media = await askMedia(next === 'first' ? undefined : next.after, signal)
    if (signal.aborted) return
    useSocial.setState(({ photos }) => ({
      photos: eachOnce([...photos, ...media.photos]),
      next: media.next === null ? 'none' : { after: media.next },
      doing: 'nothing',
    }))
  } catch (error) {
    if (!signal.aborted) fail(error)
  }
}

/** Leaves the service: photos, token and paging are dropped at once, whatever the server answers. */
export async function logout(): Promise<void> {
  begin('nothing')
  useSocial.setState(LEFT)
  signAs(null)
  try {
    await sendLogout()
  } catch (error) {
    track('social-logout-failure', { message: String(error) })
  }
}
