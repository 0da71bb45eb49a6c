import { type ComponentType, useEffect, useState } from 'react'
import { fetchUntilItComes } from './fetch-until-it-comes.ts'
import { whenIdle } from './when-idle.ts'

const LATEST_MS = 1000

/**
 * A part of a screen that nobody needs in its first moment: its code is fetched once the page has nothing better to do, and
 * asked for again until it comes. What opens it meanwhile is remembered by whoever holds that state, and `Meanwhile` says
 * that it is coming.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  return partOf(load, Meanwhile, (begin) => {
    let stop: () => void
    stop = whenIdle(() => {
      stop = begin()
    }, LATEST_MS)
    return () => stop()
  })
}

/** A part that is shown at once where it is shown at all, which is seldom. */
export function seldomPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  return partOf(load, Meanwhile, (begin) => begin())
}

function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> | undefined,
  atItsTime: (begin: () => () => void) => () => void,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      // Another one may have fetched it since this one was rendered.
      if (known) {
        setPart(() => known)
        return undefined
      }
      return atItsTime(() =>
        fetchUntilItComes(load, (loaded) => {
          known = loaded
          setPart(() => loaded)
        }),
      )
    }, [])
    const Shown = Part ?? Meanwhile
    return Shown ? <Shown {...props} /> : null
  }
}
