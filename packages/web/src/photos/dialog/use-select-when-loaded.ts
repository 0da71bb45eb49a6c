import { useEffect, useRef } from 'react'
import type { LibraryPhoto } from '../library/library-photo.ts'

/** Hands a photo over once it can be shown: the one asked for last, and only while its panel is still there. */
export function useSelectWhenLoaded(
  select: (photoId: string) => void,
): (arriving: Promise<LibraryPhoto>) => Promise<void> {
  /** Counts the askings; leaving counts as one, so that nothing late goes into another slot. */
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
