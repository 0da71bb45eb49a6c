// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { useTypedFilters } from './use-typed-filters.ts'

afterEach(cleanup)

function Meant({ typed }: { readonly typed: string }) {
  return <output>{useTypedFilters()(typed).join(' ')}</output>
}

it.each([
  ['mariage', 'occasion:wedding'],
  ['NOEL', 'occasion:christmas'],
  ['fete des meres et des peres', 'occasion:parents'],
  ['moderne', 'theme:modern'],
  ['14 photos', 'photos:14'],
  ['14', 'photos:14'],
  ['1 photo', 'photos:1'],
  ['0 photos', ''],
  ['14 photos de mariage', ''],
  ['maria', ''],
  ['50 x 40', ''],
  ['', ''],
])('"%s" means the filters "%s"', (typed, filters) => {
  renderFrench(<Meant typed={typed} />)
  expect(screen.getByRole('status').textContent).toBe(filters)
})
