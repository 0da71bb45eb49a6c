// @vitest-environment happy-dom
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
