// @vitest-environment happy-dom
import { type CollagePage, EMPTY_USERDATA, emptySlots, samplePhotoId } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { placePhoto } from '@collagerie/core/placement'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { SAVE_SCREENS } from './save-screens.tsx'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const empty: CollagePage = {
  choice: { templateId: 'gen-alleven', childTemplateId: '', material: '' },
  template,
  userdata: EMPTY_USERDATA,
}

afterEach(() => {
  cleanup()
  useLibrary.setState({ photos: {}, order: [] })
})

function filledWith(id: string): CollagePage {
  const images = Object.fromEntries(emptySlots(empty).map(({ slot }) => [slot, { photo: placePhoto(id) }]))
  return { ...empty, userdata: { ...EMPTY_USERDATA, images } }
}

it.each([
  ['samples in its slots and own photos beside it', filledWith(samplePhotoId('beach')), ['-2'], true],
  ['nothing at all', empty, [], true],
  ['empty slots and photos that could fill them', empty, ['-2'], false],
])('what cannot be ordered for having %s leads to photos where they are missing', (_, page, order, leads) => {
  useLibrary.setState({ photos: Object.fromEntries(order.map((id) => [id, loadedPhoto(id)])), order })
  openDocument({ pages: [page] })
  let opened = false
  const Actions = SAVE_SCREENS.CAN_NOT_ORDER.actions
  const onPhotos = () => {
    opened = true
  }
  renderFrench(Actions && <Actions purpose="order" onPhotos={onPhotos} />)
  expect(screen.getByRole('button', { name: 'Retour à votre collage' })).toBeTruthy()
  const choose = screen.queryByRole('button', { name: 'Choisir des photos' })
  if (choose) fireEvent.click(choose)
  expect(opened).toBe(leads)
})
