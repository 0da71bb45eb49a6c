// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { TemplateGrid } from './template-grid.tsx'

afterEach(cleanup)

const card = (name: string, tag: string) => ({
  ...offeredTemplate('alleven'),
  id: name,
  name,
  tags: [tag],
  shortInfo: '12 photos',
  labelurl: '/card.jpg',
})
const TEMPLATES = [card('Near', 'photos:13'), card('Exact', 'photos:14'), card('Range', 'photos:4-50')]

const shown = () => screen.getAllByText(/^(Near|Exact|Range|Presque .*)$/).map(({ textContent }) => textContent)

it('those for exactly as many photos come first, nearly as many under a heading that says so', () => {
  renderFrench(<TemplateGrid templates={TEMPLATES} wanted={14} />)
  expect(shown()).toEqual(['Exact', 'Range', 'Presque autant de photos', 'Near'])
})

it('those whose picture has the number come before those also offered with it', () => {
  const pictured = { ...card('Exact', 'photos:4-50'), shortInfo: '14 photos' }
  renderFrench(<TemplateGrid templates={[...TEMPLATES.filter(({ name }) => name !== 'Exact'), pictured]} wanted={14} />)
  expect(shown()).toEqual(['Exact', 'Range', 'Presque autant de photos', 'Near'])
})

it('no number, no heading', () => {
  renderFrench(<TemplateGrid templates={TEMPLATES} wanted={undefined} />)
  expect(shown()).toEqual(['Near', 'Exact', 'Range'])
})

it('where none has exactly as many, the heading stands alone', () => {
  renderFrench(<TemplateGrid templates={TEMPLATES.slice(0, 1)} wanted={14} />)
  expect(shown()).toEqual(['Presque autant de photos', 'Near'])
})
