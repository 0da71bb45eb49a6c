const MOST_WORKERS = 8
/** For browsers that do not say how many cores there are. */
const USUAL_CORES = 2

export function workerCount(cores: number | undefined): number {
  return Math.min(MOST_WORKERS, Math.max(1, cores || USUAL_CORES))
}
