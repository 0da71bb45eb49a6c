// @vitest-environment happy-dom
import { EMPTY_USERDATA } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useLibrary } from '../../photos/library-store.ts'
import { loadedPhoto, loadingPhoto } from '../../photos/testing/photos.ts'
import { renderFrench } from '../../photos/testing/render-french.tsx'
import { PhotoTray } from './photo-tray.tsx'

afterEach(cleanup)

const collage = {
  choice: { templateId: 'gen-alleven', childTemplateId: '', material: '' },
  template: generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} }),
  userdata: EMPTY_USERDATA,
} as const

describe('the tray', () => {
  it('renders no tile but that of the photo that arrives', () => {
    let reads = 0
    const watched = {
      ...loadedPhoto('-3'),
      get thumbUrl() {
        reads += 1
        return 'blob:thumb'
      },
    }
    useLibrary.setState({ photos: { '-2': loadingPhoto('-2', 'late.jpg'), '-3': watched }, order: ['-2', '-3'] })
    renderFrench(<PhotoTray collage={collage} shape="column" />)
    const before = reads
    expect(before).toBeGreaterThan(0)
    act(() => useLibrary.setState(({ photos }) => ({ photos: { ...photos, '-2': loadedPhoto('-2') } })))
    expect(screen.getByRole('button', { name: 'photo-2.jpg' })).toBeTruthy()
    expect(reads).toBe(before)
  })
})
