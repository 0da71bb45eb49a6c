import { type ComponentType, createElement, type FunctionComponent, use } from 'react'

export interface FetchedPart<Props> extends FunctionComponent<Props> {
  /** Loads the code before it is shown. After a failure, showing it tries once more. */
  fetch(): Promise<void>
  /** Called after a failure was shown: the next attempt to show it loads again. */
  forget(): void
}

/** The status fields by which React reads a settled promise without waiting again. */
interface Kept<Value> {
  status: 'fulfilled'
  value: Value
}

/**
 * A part whose code is loaded on demand. Loaded code is shown at once: React would otherwise show the fallback and then
 * keep it for 300 ms. A failure is remembered until it was shown: React asks again each time it tries to show the part,
 * and would do so for ever.
 */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  type Code = ComponentType<Props>
  let asked: Promise<Code> | undefined
  const forget = () => {
    asked = undefined
  }
  const begin = (): Promise<Code> => {
    const coming = load()
    const keep = (value: Code) => Object.assign(coming, { status: 'fulfilled', value } satisfies Kept<Code>)
    coming.then(keep, () => undefined)
    return coming
  }
  const ask = () => {
    asked ??= begin()
    return asked
  }
  const Fetched = (props: Props) => createElement(use(ask()), props)
  const fetch = async () => {
    try {
      await ask()
    } catch (error) {
      forget()
      throw error
    }
  }
  return Object.assign(Fetched, { fetch, forget })
}
