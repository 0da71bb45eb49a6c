// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { apply } from '@collagerie/core/edit'
import { placePhoto } from '@collagerie/core/placement'
import { toSavedCollage } from '@collagerie/core/saving'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../calls/call-failure.ts'
import { openDocument, useDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto, refusedPhoto } from '../photos/testing/photos.ts'
import { save } from './save.ts'
import { unplacedNotKept } from './unplaced-photos.ts'

/** What the signed-in account has, and the photos listed in the collage it took. */
const account = vi.hoisted(() => ({ listed: [] as readonly string[], files: new Set<string>() }))

vi.mock('./screenshot.ts', () => ({ takeScreenshot: async () => '' }))
vi.mock('./photo-post.ts', () => ({
  photoPost: {
    fileOf: (id: string) => (account.files.has(id) ? new Blob(['photo']) : undefined),
    send: async (id: string) => own(id),
    lost: () => undefined,
  },
}))
vi.mock('../calls/calls.ts', () => ({
  post: async (_url: string, { collagexml }: { collagexml: string }) => {
    const list = collagexml.slice(collagexml.indexOf('<photos>'), collagexml.indexOf('</photos>'))
    account.listed = Array.from(list.matchAll(/id="([^"]+)"/g), ([, id = '']) => id)
    const photoId = account.listed.find((id) => !id.startsWith('own-'))
    if (photoId !== undefined) throw new CallFailure('photoNotYours', 'not yours', { photoId })
    return { collageid: '7' }
  },
}))

function own(id: string): void {
  const { photos } = useLibrary.getState()
  useLibrary.setState({ photos: { ...photos, [id]: loadedPhoto(id, { serverId: `own-${id}` }) } })
}

const template = generateTemplate(designFor('single'), {
  format: { width: 50, height: 40 },
  material: '',
  values: {},
})
const empty = newCollagePage({ templateId: 'gen-single', childTemplateId: '50x40', material: '' }, template)
const pages = [apply(empty, { kind: 'place photo', slot: 'img1', photo: placePhoto('placed') })]

function fill(...photos: readonly (ReturnType<typeof loadedPhoto> | ReturnType<typeof refusedPhoto>)[]): void {
  useLibrary.setState({
    photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])),
    order: photos.map(({ id }) => id),
  })
}

const foreign = (id: string) => loadedPhoto(id, { serverId: `foreign-${id}` })
const notKept = (leftOut: readonly string[]) =>
  unplacedNotKept(useDocument.getState().pages ?? [], useLibrary.getState(), leftOut)

describe('a save in another account than the one that got the photos', () => {
  beforeEach(() => {
    account.listed = []
    account.files = new Set(['placed', 'first', 'second'])
  })

  it('sends them all again, with a slot or without', async () => {
    fill(foreign('placed'), foreign('first'), loadedPhoto('second'))
    openDocument({ pages })
    expect(await save(false, () => undefined)).toEqual({ kind: 'saved', id: '7', leftOut: [] })
    expect(account.listed).toEqual(['own-placed', 'own-first', 'own-second'])
  })

  it('leaves out those without a slot that this computer does not have, and counts them', async () => {
    account.files.delete('first')
    fill(foreign('placed'), foreign('first'), loadedPhoto('second'))
    openDocument({ pages })
    const outcome = await save(false, () => undefined)
    expect(outcome).toEqual({ kind: 'saved', id: '7', leftOut: ['first'] })
    expect(account.listed).toEqual(['own-placed', 'own-second'])
    expect(notKept(['first'])).toBe(1)
  })

  it('leaves out those the opened collage listed without a slot, also where they cannot be shown', async () => {
    account.files = new Set(['placed'])
    fill(loadedPhoto('placed'), foreign('first'), { ...refusedPhoto('second'), serverId: 'foreign-second' })
    const facts = { screenshot: '', storedId: (id: string) => id, originalOf: () => undefined, isOffered: () => true }
    const saved = { ...toSavedCollage([empty], facts), photoIds: ['first', 'second'] }
    openDocument({ pages, opened: { saved, pages: [empty] } })
    expect(await save(false, () => undefined)).toEqual({ kind: 'saved', id: '7', leftOut: ['first', 'second'] })
    expect(account.listed).toEqual(['own-placed'])
  })

  it('fails where a photo with a slot is neither here nor in the account', async () => {
    account.files.delete('placed')
    fill(foreign('placed'), foreign('first'))
    openDocument({ pages })
    expect(await save(false, () => undefined)).toEqual({ kind: 'of another account' })
  })
})
