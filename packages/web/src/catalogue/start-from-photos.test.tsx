// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooserPath } from '../navigation/routes/paths.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { useToastQueue } from '../ui/toast-queue.ts'
import { StartFromPhotos } from './start-from-photos.tsx'

const reading = vi.hoisted(() => ({
  end: undefined as ((photos: unknown) => void) | undefined,
  told: 0,
  texts: undefined as Error | undefined,
}))

vi.mock('../photos/add-to-library.ts', () => ({
  addToLibrary: () =>
    new Promise((resolve) => {
      reading.end = resolve
    }),
}))
vi.mock('../language/language-store.ts', async (original) => ({
  ...(await original<object>()),
  loadTextsOf: async () => {
    if (reading.texts) throw reading.texts
  },
}))
vi.mock('../photos/report-refused-files.ts', () => ({ reportRefusedFiles: () => void (reading.told += 1) }))
vi.mock('../drafts/keep-photos.ts', () => ({ keepPhotos: async () => undefined }))
vi.mock('../suggesting/for-your-photos.tsx', () => ({ ForYourPhotos: () => <output>Ideas</output> }))

beforeEach(() => {
  reading.end = undefined
  reading.told = 0
  reading.texts = undefined
  useToastQueue.setState({ toasts: [] })
  history.replaceState(null, '', '/choix/all')
})

afterEach(cleanup)

function choose(): void {
  const { container } = renderFrench(<StartFromPhotos templates={[]} filter="" />)
  const input = container.querySelector('input[type=file]')
  if (!input) throw new Error('No field for files.')
  fireEvent.change(input, { target: { files: [new File(['x'], 'x.jpg')] } })
}

/** Chooses three photos, and goes to another address while they are read. */
async function bringThree(meanwhile: string): Promise<string> {
  choose()
  await expect.poll(() => reading.end).toBeDefined()
  await screen.findByText('Ideas')
  history.replaceState(null, '', meanwhile)
  reading.end?.(['1', '2', '3'].map((id) => loadedPhoto(id)))
  await expect.poll(() => reading.told).toBe(1)
  await screen.findByText('Ideas')
  return location.pathname
}

it('leads to designs for as many photos as were brought', async () => {
  expect(await bringThree('/choix/all')).toBe(chooserPath('photos:3'))
})

it('leaves whoever has gone on meanwhile where they are', async () => {
  expect(await bringThree('/modele/heart')).toBe('/modele/heart')
})

it.each([
  { filter: 'photos:7', left: '' },
  { filter: 'mood:quiet', left: 'mood:quiet' },
])('a refused number is marked, and ends the list for the number before: $filter', async ({ filter, left }) => {
  history.replaceState(null, '', chooserPath(filter))
  renderFrench(<StartFromPhotos templates={[]} filter={filter} />)
  const field = screen.getByRole('textbox', { name: 'Nombre de photos' })
  fireEvent.change(field, { target: { value: '999' } })
  fireEvent.click(screen.getByRole('button', { name: 'Voir' }))
  expect(screen.getByRole('alert').textContent).toBe('Indiquez un nombre de 1 à 150.')
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field])
  expect(location.pathname).toBe(chooserPath(left))
})

it('keeps the chosen photos where the connection is lost, to be tried again', async () => {
  reading.texts = new Error('offline')
  choose()
  await expect.poll(() => useToastQueue.getState().toasts).toHaveLength(1)
  const [toast] = useToastQueue.getState().toasts
  expect([toast?.words.key, reading.end]).toEqual(['template.waysBringFailed', undefined])
  reading.texts = undefined
  toast?.action?.run()
  await expect.poll(() => reading.end).toBeDefined()
})
