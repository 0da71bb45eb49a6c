import { type ComponentType, useEffect, useState } from 'react'
import { fetchUntilItComes } from './fetch-until-it-comes.ts'
import { whenIdle } from './when-idle.ts'

const LATEST_MS = 1000

/**
 * A part of a screen that is not needed at first: its code is loaded in idle time and retried until it comes. The owner
 * of its state remembers if it is opened meanwhile, and `Meanwhile` says that it is coming.
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

/** A seldom shown part, loaded when it is shown. */
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
      // Another instance may have loaded it since this one was rendered.
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
