// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLanguage } from '../../language/language-store.ts'
import { useLibrary } from '../library-store.ts'
import { answerCalls, reported } from '../testing/answers.ts'
import { loadedPhoto, loadingPhoto, refusedPhoto } from '../testing/photos.ts'
import { renderFrench } from '../testing/render-french.tsx'
import { QuotesPanel } from './quotes-panel.tsx'
import { useQuotes } from './quotes-store.ts'

const FRENCH = 'GET /api/quotes?lang=fr'

function quote(id: string, text: string) {
  const format = (size: string) => ({ src: `/webassets/quotes/fr/${id}-${size}.jpg`, width: 384, height: 512 })
  return { id, type: 'quotes', unique: `quotes-${id}`, webformat: format('web'), fullformat: format('full'), text }
}

const LIST = [quote('fr-table', 'Il y a toujours une place de plus à table.'), quote('fr-oui', 'Oui.')]

beforeEach(() => {
  useQuotes.setState({}, true)
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
    renderFrench(<QuotesPanel select={(id) => selected.push(id)} />)
  })
  return selected
}

const tile = (name: string) => screen.getByRole('button', { name })

describe('the quotes', () => {
  it('say that they are on their way, and then are there with their words', async () => {
    let answer: (body: unknown) => void = () => undefined
    const list = new Promise<unknown>((resolve) => {
      answer = resolve
    })
    answerCalls({ [FRENCH]: async () => ({ body: await list }) })
    await open()
    expect(screen.getByText('Chargement des citations.')).toBeTruthy()
    await act(async () => answer(LIST))
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(LIST.map(({ text }) => text))
    expect(screen.getAllByText('Cliquez pour utiliser dans votre collage')).toHaveLength(2)
  })

  it('are asked for once in each language', async () => {
    const calls = answerCalls({ [FRENCH]: { body: LIST }, 'GET /api/quotes?lang=it': { body: [] } })
    await open()
    cleanup()
    await open()
    await act(async () => useLanguage.setState({ language: 'it' }))
    await act(async () => useLanguage.setState({ language: 'fr' }))
    expect(calls).toEqual([FRENCH, 'GET /api/quotes?lang=it'])
    expect(screen.getAllByRole('img')).toHaveLength(2)
  })

  it.each([
    ['no answer', {}],
    ['a server in trouble', { [FRENCH]: { status: 500, body: {} } }],
    ['no list', { [FRENCH]: { body: [{ id: 'x' }] } }],
  ])('that cannot be had because of %s are only logged, and can be asked for again', async (_case, answers) => {
    answerCalls(answers)
    await open()
    expect(screen.getByText('Les citations n’ont pas pu être chargées.')).toBeTruthy()
    expect(reported('quotes-failure')).toMatchObject([{ language: 'fr' }])
    answerCalls({ [FRENCH]: { body: LIST } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })))
    expect(screen.getAllByRole('img')).toHaveLength(2)
  })

  it('go by their own id, and show how often they are used', async () => {
    answerCalls({ [FRENCH]: { body: LIST } })
    useLibrary.setState({ photos: { 'fr-oui': loadedPhoto('fr-oui', { photoType: 'quotes', used: 2 }) } })
    const selected = await open()
    await act(async () => fireEvent.click(tile('Oui. Utilisée 2 fois')))
    expect(selected).toEqual(['fr-oui'])
  })

  it('show that they load, and why they do not', async () => {
    answerCalls({ [FRENCH]: { body: LIST } })
    useLibrary.setState({
      photos: { 'fr-oui': loadingPhoto('fr-oui', 'Oui.'), 'fr-table': refusedPhoto('fr-table') },
    })
    await open()
    expect(tile('Oui.').getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText('Le chargement prend quelques secondes.')).toBeTruthy()
    expect(screen.getByText('Ce n’est pas une image JPEG valide.')).toBeTruthy()
  })

  it('that arrive when their panel is gone go nowhere', async () => {
    answerCalls({ [FRENCH]: { body: LIST } })
    useLibrary.setState({ photos: { 'fr-oui': loadedPhoto('fr-oui', { photoType: 'quotes' }) } })
    const selected = await open()
    fireEvent.click(tile('Oui.'))
    cleanup()
    await act(async () => undefined)
    expect(selected).toEqual([])
  })
})
