// @vitest-environment happy-dom
import { EMPTY_USERDATA, samplePhotoId } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { placePhoto } from '@collagerie/core/placement'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useLibrary } from '../../photos/library-store.ts'
import { loadedPhoto } from '../../photos/testing/photos.ts'
import { renderFrench } from '../../photos/testing/render-french.tsx'
import { QualityPanel } from './quality-panel.tsx'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const choice = { templateId: 'gen-alleven', childTemplateId: '', material: '' } as const

afterEach(cleanup)

function saidOf(photoId: string, change: Parameters<typeof loadedPhoto>[1] = {}): string | null {
  useLibrary.setState({ photos: { own: loadedPhoto('own', change) }, order: ['own'] })
  const userdata = { ...EMPTY_USERDATA, images: { img1: { photo: placePhoto(photoId) } } }
  return renderFrench(<QualityPanel page={{ choice, template, userdata }} offered={undefined} />).container.textContent
}

it('praises only photos of the customer that stand on the sheet', async () => {
  saidOf('own')
  // What is behind the line is loaded after the sheet.
  await screen.findByText('Toutes vos photos ont une qualité suffisante.')
  cleanup()
  expect(saidOf(samplePhotoId('lake'))).not.toContain('qualité suffisante')
})

it('counts photos that are too small in words of a sentence', async () => {
  saidOf('own', { width: 200, height: 150 })
  const count = await screen.findByText('1 mauvaise')
  // Who only hears it is told first what is bad.
  expect(count.closest('[role=status]')?.textContent).toMatch(/^Qualité d.impression/)
})
