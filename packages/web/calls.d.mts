export const CALLS: readonly string[]
