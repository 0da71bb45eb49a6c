// @vitest-environment happy-dom
import { EMPTY_USERDATA } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { placePhoto } from '@collagerie/core/placement'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openDocument } from '../../document/document-store.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { loadedPhoto } from '../../photos/testing/photos.ts'
import { renderFrench } from '../../photos/testing/render-french.tsx'
import { useEditorUi } from '../editor-ui-store.ts'
import { Hint } from './hint.tsx'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const choice = { templateId: 'gen-alleven', childTemplateId: '', material: '' } as const

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('tells fingers how photos come onto the sheet while there are none, and no longer', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const page = { choice, template, userdata: EMPTY_USERDATA }
  renderFrench(<Hint page={page} />)
  expect(screen.queryByText(/^Touchez un emplacement/)).not.toBeNull()
  cleanup()
  const images = { img1: { photo: placePhoto('-1') } }
  renderFrench(<Hint page={{ ...page, userdata: { ...EMPTY_USERDATA, images } }} />)
  expect(screen.queryByText(/^Touchez un emplacement/)).toBeNull()
})

it('says how photos will print in the words of all windows, and not where the side menu says it', async () => {
  const images = { img1: { photo: placePhoto('a') }, img2: { photo: placePhoto('b') } }
  const page = { choice, template, userdata: { ...EMPTY_USERDATA, images } }
  const said = (isMenuOpen: boolean, width: number) => {
    useEditorUi.setState({ isMenuPutAway: !isMenuOpen })
    useLibrary.setState({ photos: { a: loadedPhoto('a'), b: loadedPhoto('b', { width, height: width }) } })
    cleanup()
    return renderFrench(<Hint page={page} />).container.textContent
  }
  said(false, 40)
  // Warnings are loaded after the sheet, once for all.
  await screen.findByText(/petite/)
  expect(said(false, 40)).toMatch(/^Une photo est trop petite\s: elle sera floue à l’impression\./)
  expect(said(false, 500)).toMatch(/^Une photo est un peu petite\s: elle sera un peu moins nette à l’impression\./)
  expect(said(true, 40)).not.toMatch(/petite/)
})

it('warns of photos on another page while the shown one has none', async () => {
  const empty = { choice, template, userdata: EMPTY_USERDATA }
  const small = { ...empty, userdata: { ...EMPTY_USERDATA, images: { img1: { photo: placePhoto('a') } } } }
  useEditorUi.setState({ isMenuPutAway: true })
  useLibrary.setState({ photos: { a: loadedPhoto('a', { width: 40, height: 40 }) } })
  openDocument({ pages: [empty, small] })
  renderFrench(<Hint page={empty} />)
  expect(await screen.findByText(/^Une photo est trop petite/)).toBeDefined()
})
