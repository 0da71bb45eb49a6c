// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type FetchedPart, fetchedPart } from './fetched-part.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

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
  await expect.poll(() => container.textContent).toContain('Hello Ada')
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

it('fails once where its code does not come, and is asked for again by who has been told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new Error('offline'))
  const part = fetchedPart(load)
  const attempt = async () => {
    const { container } = await act(async () => render(<Boundary>{shown(part, () => undefined)}</Boundary>))
    await expect.poll(() => container.textContent).toBe('failed')
  }
  await attempt()
  await attempt()
  expect(load).toHaveBeenCalledTimes(1)
  part.forget()
  await attempt()
  expect(load).toHaveBeenCalledTimes(2)
})

it('is asked for once more where fetching it ahead has failed, and then no more', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Greeting)
  const part = fetchedPart(load)
  await expect(part.fetch()).rejects.toThrow('offline')
  const { container } = await act(async () => render(shown(part, () => undefined)))
  await expect.poll(() => container.textContent).toBe('Hello Ada')
  await part.fetch()
  expect(load).toHaveBeenCalledTimes(2)
})
