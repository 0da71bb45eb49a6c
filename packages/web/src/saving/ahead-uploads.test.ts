// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { expect, it, vi } from 'vitest'
import { openDocument, run } from '../document/document-store.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { useAheadSetting } from './ahead-setting.ts'
import { aheadUploads } from './ahead-uploads.ts'

const sent = vi.hoisted(() => [] as { readonly id: string; readonly signal: AbortSignal }[])

vi.mock('./photo-post.ts', () => ({
  photoPost: {
    sendAhead: (id: string, _file: Blob, signal: AbortSignal) => {
      sent.push({ id, signal })
      return new Promise(() => undefined)
    },
  },
}))
vi.mock('../ui/when-idle.ts', () => ({ whenIdle: (job: () => void) => job() }))
vi.mock('../photos/library-store.ts', async (original) => ({
  ...(await original<typeof import('../photos/library-store.ts')>()),
  fileOf: () => new Blob(['photo']),
}))

it('a photo of any page goes first, and a save waits for it', () => {
  const template = generateTemplate(designFor('alleven'), {
    format: { width: 50, height: 40 },
    material: '',
    values: {},
  })
  const blank = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)
  openDocument({ pages: [blank, blank], shown: 0 })
  run(
    {
      kind: 'place photo',
      slot: 'img1',
      photo: { id: 'on page two', zoom: 1, x: 0.5, y: 0.5, rotation: 0, effect: 'none' },
    },
    undefined,
    1,
  )
  useLibrary.setState({
    photos: { offered: loadedPhoto('offered'), 'on page two': loadedPhoto('on page two') },
    order: ['offered', 'on page two'],
  })
  useAheadSetting.setState({ isOn: true, isOffered: true })
  aheadUploads.begin()
  expect(sent.map(({ id }) => id)).toEqual(['on page two'])

  useTabState.setState({ save: new AbortController() })
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false])
})
