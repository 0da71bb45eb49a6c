export interface Times {
  readonly median: number
  readonly p99: number
}

export function timesOf(samples: readonly number[]): Times {
  const sorted = samples.toSorted((a, b) => a - b)
  return { median: at(sorted, 0.5), p99: at(sorted, 0.99) }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
