// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { TemplateCard } from './template-card.tsx'

afterEach(cleanup)

it.each([
  { tags: ['photos:1-80'], isForCount: false, caption: '16 photos' },
  { tags: ['photos:1-80'], isForCount: true, caption: 'de 1 à 80 photos' },
  { tags: ['photos:4', 'photos:7', 'photos:5'], isForCount: true, caption: 'de 4 à 7 photos' },
  { tags: ['photos:16'], isForCount: true, caption: '16 photos' },
  { tags: [], isForCount: true, caption: '16 photos' },
])('a card of $tags says "$caption" (for a number of photos: $isForCount)', ({ tags, isForCount, caption }) => {
  const template = { ...offeredTemplate('alleven'), tags, shortInfo: '16 photos', labelurl: '/card.jpg' }
  renderFrench(<TemplateCard template={template} isFirst={true} isForCount={isForCount} />)
  expect(screen.getByText(caption)).toBeTruthy()
})
