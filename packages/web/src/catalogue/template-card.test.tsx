// @vitest-environment happy-dom
import type { CatalogueSize } from '@collagerie/core/catalogue'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { TemplateCard } from './template-card.tsx'

afterEach(cleanup)

it.each([
  { tags: ['photos:1-80'], wanted: undefined, caption: '16 photos' },
  { tags: ['photos:1-80'], wanted: 14, caption: 'Aussi pour 14 photos' },
  { tags: ['photos:1-80'], wanted: 16, caption: '16 photos' },
  { tags: ['photos:4', 'photos:13', 'photos:15-20'], wanted: 14, caption: 'Aussi pour 15 photos' },
  { tags: ['photos:4', 'photos:7', 'photos:5'], wanted: 8, caption: 'Aussi pour 7 photos' },
  { tags: [], wanted: 14, caption: '16 photos' },
])('a card of $tags says "$caption" where $wanted are wanted', ({ tags, wanted, caption }) => {
  const template = { ...offeredTemplate('alleven'), tags, shortInfo: '16 photos', labelurl: '/card.jpg' }
  renderFrench(<TemplateCard template={template} isFirst={true} wanted={wanted} />)
  expect(screen.getByText(caption)).toBeTruthy()
})

const sizeOf = (width: number, height: number): CatalogueSize => {
  const id = `${width}x${height}`
  return { id, width, height, materials: [''], description: id, url: '' }
}

it.each([
  { thumb: [5, 4], href: '/ontwerp/basic/gen-alleven' },
  { thumb: [4, 5], href: '/ontwerp/basic/gen-alleven?format=40x50' },
  { thumb: [5, 5], href: '/ontwerp/basic/gen-alleven?format=50x50' },
])('a card whose picture is $thumb leads to $href', ({ thumb: [thumbWidth = 1, thumbHeight = 1], href }) => {
  const children = [sizeOf(30, 40), sizeOf(50, 40), sizeOf(40, 50), sizeOf(50, 50)]
  const template = { ...offeredTemplate('alleven'), children, thumbWidth, thumbHeight, labelurl: '/card.jpg' }
  renderFrench(<TemplateCard template={template} isFirst={true} wanted={undefined} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
})
