/** Logs which parts of the catalogue are left out, and why. */
export interface LeftOutLog {
  warn(facts: object, sentence: string): unknown
}
