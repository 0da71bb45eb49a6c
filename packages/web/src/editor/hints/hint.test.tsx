// @vitest-environment happy-dom
import { EMPTY_USERDATA } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { placePhoto } from '@collagerie/core/placement'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderFrench } from '../../photos/testing/render-french.tsx'
import { Hint } from './hint.tsx'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const choice = { templateId: 'gen-alleven', childTemplateId: '', material: '' } as const

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('tells fingers how photos come onto the sheet while there are none, and no longer', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const collage = { choice, template, userdata: EMPTY_USERDATA }
  renderFrench(<Hint collage={collage} />)
  expect(screen.queryByText(/^Touchez un emplacement/)).not.toBeNull()
  cleanup()
  const images = { img1: { photo: placePhoto('-1') } }
  renderFrench(<Hint collage={{ ...collage, userdata: { ...EMPTY_USERDATA, images } }} />)
  expect(screen.queryByText(/^Touchez un emplacement/)).toBeNull()
})
