// @vitest-environment happy-dom
import { EMPTY_USERDATA, emptySlots } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { placePhoto } from '@collagerie/core/placement'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { noteRefusedFiles } from '../../photos/refused-files.ts'
import { reportRefusedFiles } from '../../photos/report-refused-files.ts'
import { refusedPhoto } from '../../photos/testing/photos.ts'
import { renderFrench } from '../../photos/testing/render-french.tsx'
import { useEditorUi } from '../editor-ui-store.ts'
import { OfferDialog } from './offer-dialog.tsx'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const choice = { templateId: 'gen-alleven', childTemplateId: '', material: '' } as const
const photo = placePhoto('-1')

afterEach(() => {
  cleanup()
  useEditorUi.setState({ offered: [] })
})

it.each([
  [3, 3, 'Placer ces 3 photos dans votre collage ?'],
  [3, 4, 'Placer 3 de ces 4 photos dans votre collage ?'],
  [1, 4, 'Placer 1 de ces 4 photos dans votre collage ?'],
])('with %s free spaces, %s photos are offered as they can be placed', (free, count, words) => {
  const slots = emptySlots({ choice, template, userdata: EMPTY_USERDATA }).slice(free)
  const images = Object.fromEntries(slots.map(({ slot }) => [slot, { photo }]))
  useEditorUi.setState({ offered: Array.from({ length: count }, (_, index) => `-${index + 2}`) })
  renderFrench(<OfferDialog page={{ choice, template, userdata: { ...EMPTY_USERDATA, images } }} isOpen />)
  expect(screen.getByRole('dialog').textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words)
})

it('says beside the photos that are ready which files were refused, and why', () => {
  noteRefusedFiles(
    reportRefusedFiles([refusedPhoto('a', 'ERROR_FILE_TO_BIG'), { ...refusedPhoto('b'), name: 'b.pdf' }]),
  )
  // A later import is not what this offer is about.
  reportRefusedFiles([refusedPhoto('c')])
  useEditorUi.setState({ offered: ['-2', '-3'] })
  renderFrench(<OfferDialog page={{ choice, template, userdata: EMPTY_USERDATA }} isOpen />)
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('2 fichiers n’ont pas pu être ajoutés')
  const [large, foreign] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(large).toMatch(/^photoa\.jpg.*trop volumineux/)
  expect(foreign).toMatch(/^b\.pdf.*JPEG/)
})
