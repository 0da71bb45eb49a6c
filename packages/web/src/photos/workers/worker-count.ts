import { clamp } from '@collagerie/core/geometry'

const MOST_WORKERS = 8
/** For browsers that do not tell the number of cores. */
const USUAL_CORES = 2

export function workerCount(cores: number | undefined): number {
  return clamp(cores || USUAL_CORES, 1, MOST_WORKERS)
}
