import { type RefObject, useEffect, useRef } from 'react'
import { focusGroup } from './focus-group.ts'

/** For an element whose controls are one stop for Tab. */
export function useFocusGroup<Group extends HTMLElement>(): RefObject<Group | null> {
  const group = useRef<Group>(null)
  useEffect(() => (group.current ? focusGroup(group.current) : undefined), [])
  return group
}
