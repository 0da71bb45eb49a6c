// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLibrary } from '../../photos/library-store.ts'
import { loadedPhoto } from '../../photos/testing/photos.ts'
import { renderFrench } from '../../photos/testing/render-french.tsx'
import { ChoosePhoto } from './choose-photo.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useLibrary.setState({ photos: {}, order: [] })
})

it('leaves a photo of another page counted as used', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const onOtherPage = loadedPhoto('-2', { used: 1 })
  useLibrary.setState({ photos: { '-2': onOtherPage }, order: ['-2'] })
  renderFrench(<ChoosePhoto isOpen onClose={() => undefined} />)
  expect(useLibrary.getState().photos['-2']?.used).toBe(1)
})
