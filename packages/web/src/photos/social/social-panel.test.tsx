// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLibrary } from '../library-store.ts'
import { answerCalls, reported } from '../testing/answers.ts'
import { loadedPhoto } from '../testing/photos.ts'
import { renderFrench } from '../testing/render-french.tsx'
import { SocialPanel } from './social-panel.tsx'
import { useSocial } from './social-store.ts'

const CODE = 'a code that is long enough'
const LOGIN = 'Se connecter à Instagram'
const FIRST = 'GET /api/social/media'
const SECOND = 'GET /api/social/media?after=two'

const photo = (id: string) => ({
  id,
  media_url: `/api/social/photo/${id}`,
  thumbnail_url: `/api/social/photo/${id}?size=thumb`,
})

const page = (ids: readonly string[], next: string | null) => ({ body: { photos: ids.map(photo), next } })

beforeEach(() => {
  useSocial.setState({
    service: { name: 'Instagram', redirectUrl: '/api/social/redirect', username: null },
    photos: [],
    next: 'first',
    doing: 'nothing',
    isBlocked: false,
    error: undefined,
  })
  useLibrary.setState({ photos: {}, order: [] })
  reported('')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open() {
  const selected: string[] = []
  await act(async () => {
    renderFrench(<SocialPanel select={(id) => selected.push(id)} />)
  })
  return selected
}

async function openSignedIn() {
  const { service } = useSocial.getState()
  useSocial.setState({ service: service && { ...service, username: 'camille' } })
  return open()
}

async function click(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
}

/** A pop-up that hands over a code at once. */
function answerPopup() {
  const popup = { closed: false, close: vi.fn<() => void>() }
  const opened = vi.fn<(...facts: readonly string[]) => typeof popup>(() => popup)
  vi.stubGlobal('open', opened)
  const handOver = () =>
    act(async () => {
      const event = new MessageEvent('message', { data: CODE, origin: window.location.origin })
      Object.defineProperty(event, 'source', { value: popup })
      window.dispatchEvent(event)
    })
  return { opened, popup, handOver }
}

const shown = () => screen.queryAllByRole('img').map((img) => img.getAttribute('src'))
const alert = () => screen.queryByRole('alert')?.textContent

describe('the social tab', () => {
  it('signs in by a pop-up of 400 x 530 and shows name and photos', async () => {
    const calls = answerCalls({
      'POST /api/social/code': { body: { username: 'camille' } },
      [FIRST]: page(['1'], null),
    })
    const { opened, popup, handOver } = answerPopup()
    await open()
    await click(LOGIN)
    const size = expect.stringMatching(/\bwidth=400,height=530\b/)
    expect(opened).toHaveBeenCalledWith('/api/social/login?lang=fr', 'collagerie-social', size)
    expect(screen.getByText('Continuez dans la fenêtre qui vient de s’ouvrir.')).toBeTruthy()
    await handOver()
    expect(calls).toEqual(['POST /api/social/code', FIRST])
    expect(popup.close).toHaveBeenCalled()
    expect(screen.getByText('Session de camille')).toBeTruthy()
    expect(shown()).toEqual(['/api/social/photo/1?size=thumb'])
  })

  it('says what to do when the pop-up is blocked', async () => {
    vi.stubGlobal('open', () => null)
    await open()
    await click(LOGIN)
    expect(alert()).toMatch(/Autorisez les fenêtres pop-up/)
    expect(screen.getByRole('button', { name: LOGIN })).toBeTruthy()
  })

  it.each([
    [
      'the service’s own words',
      { status: 502, body: { error: 'No more today.', code: 'socialFailed' } },
      'No more today.',
    ],
    ['the status', { status: 500, statusText: 'Oh no', body: '<html>' }, '500 - Oh no'],
    ['a plain sentence', () => Promise.reject(new TypeError('Failed to fetch')), 'Erreur du serveur'],
  ])('shows a failed sign-in with %s, and logs it', async (_case, answer, text) => {
    answerCalls({ 'POST /api/social/code': answer })
    const { handOver } = answerPopup()
    await open()
    await click(LOGIN)
    await handOver()
    expect(alert()).toBe(text)
    expect(reported('social-login-failure')).toHaveLength(1)
    expect(screen.getByRole('button', { name: LOGIN })).toBeTruthy()
  })

  it.each([
    [
      401,
      'socialSignInNeeded',
      'Please sign in to the photo service first.',
      'Connectez-vous à nouveau pour voir vos photos.',
    ],
    [400, 'badRequest', 'The request could not be understood.', 'Cela n’a pas fonctionné. Veuillez réessayer.'],
    [404, 'notFound', 'There is nothing at this address.', 'Cela n’a pas fonctionné. Veuillez réessayer.'],
    [
      429,
      'tooManyRequests',
      'Too many attempts. Please try again later.',
      'Trop de demandes. Réessayez dans quelques minutes.',
    ],
    [500, 'unexpected', 'Something went wrong on our side. Please try again.', 'Erreur du serveur'],
    [502, 'socialUnreachable', 'Server error', 'Erreur du serveur'],
  ])('says in the customer’s language what this server answers with %d %s', async (status, code, error, text) => {
    answerCalls({ [FIRST]: { status, body: { error, code } } })
    await openSignedIn()
    expect(alert()).toBe(text)
    expect(reported('social-login-failure')).toMatchObject([{ message: error }])
  })

  it('loads more only while there is more', async () => {
    answerCalls({ [FIRST]: page(['1', '2'], 'two'), [SECOND]: page(['2', '3'], null) })
    await openSignedIn()
    await click('Charger plus de photos')
    expect(shown()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Charger plus de photos' })).toBeNull()
  })

  it('asks again for the page that failed', async () => {
    answerCalls({
      [FIRST]: page(['1'], 'two'),
      [SECOND]: { status: 502, body: { error: 'Try later.', code: 'socialFailed' } },
    })
    await openSignedIn()
    await click('Charger plus de photos')
    expect([alert(), shown().length]).toEqual(['Try later.', 1])
    answerCalls({ [SECOND]: page(['2'], null) })
    await click('Réessayer')
    expect([alert(), shown().length]).toEqual([undefined, 2])
  })

  it('is signed out when the service no longer knows the customer', async () => {
    answerCalls({ [FIRST]: { status: 401, body: { error: 'Expired.', code: 'socialRefused' } } })
    await openSignedIn()
    expect(alert()).toBe('Expired.')
    expect(screen.getByRole('button', { name: LOGIN })).toBeTruthy()
  })

  it('says when there is nothing to show', async () => {
    answerCalls({ [FIRST]: page([], null) })
    await openSignedIn()
    expect(screen.getByText('Il n’y a pas encore de photo ici.')).toBeTruthy()
  })

  it('leaves with photos and paging, even if the server does not hear of it', async () => {
    answerCalls({ [FIRST]: page(['1'], 'two') })
    await openSignedIn()
    await click('Se déconnecter')
    expect(useSocial.getState()).toMatchObject({ photos: [], next: 'first', service: { username: null } })
    expect(shown()).toEqual([])
    expect(reported('social-logout-failure')).toHaveLength(1)
  })

  it('drops the page that arrives after leaving', async () => {
    let answer: (value: { body: unknown }) => void = () => undefined
    const late = new Promise<{ body: unknown }>((resolve) => {
      answer = resolve
    })
    answerCalls({ [FIRST]: () => late, 'POST /api/social/logout': { status: 204 } })
    await openSignedIn()
    await click('Se déconnecter')
    await act(async () => answer(page(['1'], 'two')))
    expect(useSocial.getState()).toMatchObject({ photos: [], next: 'first', doing: 'nothing' })
  })

  it('knows its photos in the library by service and id', async () => {
    answerCalls({ [FIRST]: page(['7'], null) })
    const inLibrary = loadedPhoto('-5', { uniqueFileId: 'Instagram7', photoType: 'instagram', used: 1 })
    useLibrary.setState({ photos: { '-5': inLibrary } })
    const selected = await openSignedIn()
    await click('Photo Instagram 1 Utilisée une fois')
    expect(selected).toEqual(['-5'])
    expect(useLibrary.getState().order).toEqual(['-5'])
  })
})
