import type { RoomId } from '@collagerie/core/hanging'
import { useState } from 'react'
import { useOwnWall } from './use-own-wall.ts'

export type Where = RoomId | 'own'

/** Which wall the piece hangs on, and whether other sizes are shown beside it. */
export function useWall() {
  const [where, setWhere] = useState<Where>('living')
  const [compares, setCompares] = useState(false)
  const own = useOwnWall()
  return { where, setWhere, compares, setCompares, own }
}
