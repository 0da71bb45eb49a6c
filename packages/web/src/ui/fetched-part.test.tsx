// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type FetchedPart, fetchedPart } from './fetched-part.tsx'

afterEach(cleanup)

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>
}

function shown(part: FetchedPart<{ readonly name: string }>, onComing: () => void) {
  const Coming = () => {
    onComing()
    return <p>coming</p>
  }
  const Part = part
  return (
    <Suspense fallback={<Coming />}>
      <Part name="Ada" />
    </Suspense>
  )
}

it('is shown at once where its code is there', async () => {
  const part = fetchedPart(async () => Greeting)
  await part.fetch()
  const onComing = vi.fn<() => void>()
  const { container } = render(shown(part, onComing))
  expect(container.textContent).toBe('Hello Ada')
  expect(onComing).not.toHaveBeenCalled()
})

it('has something stand in for it until its code has come', async () => {
  let arrive: (code: typeof Greeting) => void = () => undefined
  const coming = new Promise<typeof Greeting>((resolve) => {
    arrive = resolve
  })
  const part = fetchedPart(() => coming)
  const { container } = await act(async () => render(shown(part, () => undefined)))
  expect(container.textContent).toBe('coming')
  await act(async () => arrive(Greeting))
  await vi.waitFor(() => expect(container.textContent).toContain('Hello Ada'))
})

it('is asked for once, and again after a failure', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Greeting)
  const part = fetchedPart(load)
  await expect(part.fetch()).rejects.toThrow('offline')
  await part.fetch()
  await part.fetch()
  expect(load).toHaveBeenCalledTimes(2)
})

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <p>failed</p> : this.props.children
  }
}

it('fails as a part whose code does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Part = fetchedPart<object>(async () => {
    throw new Error('offline')
  })
  const { container } = await act(async () =>
    render(
      <Boundary>
        <Suspense fallback={<p>coming</p>}>
          <Part />
        </Suspense>
      </Boundary>,
    ),
  )
  await vi.waitFor(() => expect(container.textContent).toBe('failed'))
  vi.restoreAllMocks()
})
