import type { SocialPhoto, SocialService } from '@collagerie/protocol'
import { create } from 'zustand'
import { track } from '../../analytics/analytics.ts'
import type { Language } from '../../language/languages.ts'
import { onceArrived } from '../../ui/once.ts'
import { codeFrom, openLoginPopup } from './login-popup.ts'
import { askMedia, askService, type OwnTrouble, SocialFailure, sendCode, sendLogout } from './social-calls.ts'

interface SocialState {
  /** The service on offer, if there is one. */
  readonly service: SocialService | undefined
  readonly photos: readonly SocialPhoto[]
  /** What the next page is asked for with; 'first' before any was read, 'none' after the last. */
  readonly next: 'first' | 'none' | { readonly after: string }
  readonly doing: 'nothing' | 'waiting' | 'loading'
  /** The browser did not let the sign-in window open. */
  readonly isBlocked: boolean
  readonly error: SocialError | undefined
  /** Aborted once something else is begun: what it brings counts no more. */
  readonly underWay: AbortController
}

/** Our own trouble, which has a text, or what the service said. */
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

/** Learns once whether there is a service. Without an answer there is none for now, and the next who asks tries again. */
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

/** Has the customer sign in, in a pop-up, and reads the first photos. Call it while a click lasts. */
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

function eachOnce(photos: readonly SocialPhoto[]): readonly SocialPhoto[] {
  return Array.from(new Map(photos.map((photo) => [photo.id, photo])).values())
}

/** Leaves the service: photos, token and paging are gone at once, whatever the server says. */
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
