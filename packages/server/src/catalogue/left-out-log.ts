/** Where it is said what of the catalogue is left out, and why. */
export interface LeftOutLog {
  warn(facts: object, sentence: string): unknown
}
