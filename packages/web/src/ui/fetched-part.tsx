import { type ComponentType, createElement, type FunctionComponent, use } from 'react'

export interface FetchedPart<Props> extends FunctionComponent<Props> {
  /** Lets its code come before it is shown. Where that fails, showing it asks once more. */
  fetch(): Promise<void>
  /** After it could not be shown: whoever wants to see it next asks again. */
  forget(): void
}

/** What React reads of a promise that is kept, instead of waiting for it once more. */
interface Kept<Value> {
  status: 'fulfilled'
  value: Value
}

/**
 * A part whose code is fetched when it is first asked for. Code that is there is shown at once: React would otherwise show
 * what stands in for the part, and having done so keep it for 300 ms. Code that does not come is remembered until somebody
 * has been told: React asks anew each time it tries to show the part, and would do so for ever.
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
