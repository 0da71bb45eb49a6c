import { useEffect, useRef } from 'react'
import type { LibraryPhoto } from '../library/library-photo.ts'

/** Hands a photo over once it can be shown: only the last one asked for, and only while its panel is open. */
export function useSelectWhenLoaded(
  select: (photoId: string) => void,
): (arriving: Promise<LibraryPhoto>) => Promise<void> {
  /** Counts the requests. Leaving counts too, so that no late answer goes into another slot. */
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  return async (arriving) => {
    turn.current += 1
    const asked = turn.current
    const photo = await arriving
    if (turn.current === asked && photo.state === 'IMAGE') select(photo.id)
  }
}
