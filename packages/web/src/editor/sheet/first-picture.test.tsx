// @vitest-environment happy-dom
import { type CollagePage, EMPTY_USERDATA } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { placePhoto } from '@collagerie/core/placement'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endFirstPicture, pictureIn, showFirst, useFirstPicture } from '../../document/first-picture-store.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { loadedPhoto, loadingPhoto } from '../../photos/testing/photos.ts'
import { useEditorUi } from '../editor-ui-store.ts'
import { FirstPicture } from './first-picture.tsx'

const photos = { img1: { photo: placePhoto('a') }, img2: { photo: placePhoto('b') } }
const page: CollagePage = {
  choice: { templateId: 'gen-alleven', childTemplateId: '', material: '' },
  template: generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} }),
  userdata: { ...EMPTY_USERDATA, images: photos },
}

const shown = () => document.querySelector('img')?.dataset['firstPicture']

beforeEach(() => {
  useLibrary.setState({ photos: { a: loadedPhoto('a'), b: loadingPhoto('b', 'b.jpg') } })
  showFirst(new Blob(['picture']), page)
})

afterEach(() => {
  cleanup()
  endFirstPicture()
  useEditorUi.setState({ zoom: 1 })
})

describe('the picture of a collage that is being opened', () => {
  it('stays until the last photo is there, then leaves', () => {
    render(<FirstPicture page={page} />)
    expect(shown()).toBe('shown')
    act(() => useLibrary.setState(({ photos: known }) => ({ photos: { ...known, b: loadedPhoto('b') } })))
    expect(shown()).toBe('leaving')
    const picture = document.querySelector('img')
    if (picture) fireEvent.transitionEnd(picture)
    expect(shown()).toBeUndefined()
    expect(useFirstPicture.getState().picture).toBeUndefined()
  })

  it('is gone as soon as the collage is changed', () => {
    const { rerender } = render(<FirstPicture page={page} />)
    rerender(<FirstPicture page={{ ...page, userdata: EMPTY_USERDATA }} />)
    expect(shown()).toBeUndefined()
    // An undo that restores the collage does not restore the picture.
    rerender(<FirstPicture page={page} />)
    expect(shown()).toBeUndefined()
  })

  it('is gone as soon as somebody looks closer', () => {
    render(<FirstPicture page={page} />)
    act(() => useEditorUi.setState({ zoom: 1.25 }))
    expect(shown()).toBeUndefined()
  })

  it('waits for photos that are not even known yet', () => {
    useLibrary.setState({ photos: { a: loadedPhoto('a') } })
    render(<FirstPicture page={page} />)
    expect(shown()).toBe('shown')
  })
})

describe('the picture saved with a collage', () => {
  it('is a JPEG or nothing', async () => {
    expect(pictureIn('')).toBeUndefined()
    expect(pictureIn('iVBORw0KGgo=')).toBeUndefined()
    expect(pictureIn('/9j/not base64!')).toBeUndefined()
    const picture = pictureIn('/9j/4AAQ')
    expect(picture?.type).toBe('image/jpeg')
    expect(new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    )
  })
})
