import { keepWall, useKeptWall, type Where } from './kept-wall.ts'
import { useOwnWall } from './use-own-wall.ts'

/** Which wall the piece hangs on, and whether other sizes are shown beside it. */
export function useWall() {
  const where = useKeptWall((wall) => wall.where)
  const compares = useKeptWall((wall) => wall.compares)
  const own = useOwnWall()
  return {
    where,
    setWhere: (chosen: Where) => keepWall({ where: chosen }),
    compares,
    setCompares: (isCompared: boolean) => keepWall({ compares: isCompared }),
    own,
  }
}
