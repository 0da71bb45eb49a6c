export type Random = () => number

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}

/** A hand's unsteadiness: a smooth wave from about -1 to 1 that comes back to its start after 1. */
export function wobble(random: Random, coarse = 2, fine = 7): (share: number) => number {
  const waves = Array.from({ length: 5 }, () => ({
    turns: Math.round(between(random, coarse, fine)),
    phase: random() * 2 * Math.PI,
    size: between(random, 0.2, 0.55),
  }))
  return (share) =>
    waves.reduce((sum, { turns, phase, size }) => sum + size * Math.sin(phase + turns * share * 2 * Math.PI), 0)
}
