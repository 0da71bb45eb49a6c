const MOST_WORKERS = 8
/** For browsers that do not tell the number of cores. */
const USUAL_CORES = 2

export function workerCount(cores: number | undefined): number {
  return Math.min(MOST_WORKERS, Math.max(1, cores || USUAL_CORES))
}
