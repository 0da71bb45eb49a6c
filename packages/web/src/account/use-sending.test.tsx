// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { reported } from '../photos/testing/answers.ts'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { useSending } from './use-sending.ts'

afterEach(cleanup)

function Form({ call }: { readonly call: () => Promise<void> }) {
  const [problem, setProblem] = useState('')
  const { isBusy, send } = useSending('test-failed', 'It failed.', setProblem)
  return (
    <button type="button" aria-busy={isBusy} onClick={() => void send(call)}>
      {problem}
    </button>
  )
}

it('a form is sent once at a time', async () => {
  let finish = () => {}
  const call = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  renderFrench(<Form call={call} />)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(call).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => finish())
  expect(button.getAttribute('aria-busy')).toBe('false')
})

it('a form that could not be sent says so and can be sent again', async () => {
  renderFrench(<Form call={() => Promise.reject(new Error('No line.'))} />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(screen.getByRole('button').textContent).toBe('It failed.')
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false')
  expect(reported('test-failed')).toHaveLength(1)
})
