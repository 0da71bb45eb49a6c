import { type ComponentType, createElement, type FunctionComponent, use } from 'react'

export interface FetchedPart<Props> extends FunctionComponent<Props> {
  /** Lets its code come before it is shown. */
  fetch(): Promise<void>
}

/** What React reads of a promise that is kept, instead of waiting for it once more. */
interface Kept<Value> {
  status: 'fulfilled'
  value: Value
}

/**
 * A part whose code is fetched when it is first asked for. Code that is there is shown at once: React would otherwise show
 * what stands in for the part, and having done so keep it for 300 ms. A failure is not remembered, so that whoever asks again
 * is answered anew.
 */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  let asked: Promise<ComponentType<Props>> | undefined
  function ask(): Promise<ComponentType<Props>> {
    if (asked) return asked
    const coming = load()
    asked = coming
    coming.then(
      (value) => Object.assign(coming, { status: 'fulfilled', value } satisfies Kept<ComponentType<Props>>),
      () => {
        asked = undefined
      },
    )
    return coming
  }
  const Fetched = (props: Props) => createElement(use(ask()), props)
  return Object.assign(Fetched, {
    async fetch() {
      await ask()
    },
  })
}
