// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { FilterSidebar } from './filter-sidebar.tsx'

afterEach(cleanup)

const everything = () => screen.getByRole('link', { name: 'Tout voir', hidden: true })

it.each([
  { active: '', isSearch: false, current: 'page' },
  { active: '', isSearch: true, current: null },
  { active: 'theme:modern', isSearch: true, current: null },
])('the link to everything is current only if everything is shown: $active, $isSearch', (state) => {
  renderFrench(<FilterSidebar active={state.active} isSearch={state.isSearch} onAll={() => undefined} />)
  expect(everything().getAttribute('aria-current')).toBe(state.current)
})

it('everything also ends a search', () => {
  const onAll = vi.fn<() => void>()
  renderFrench(<FilterSidebar active="" isSearch onAll={onAll} />)
  fireEvent.click(everything())
  expect(onAll).toHaveBeenCalledOnce()
})
