import type { FailureName } from './failure-name.ts'

/** Why something was refused: a name for code, a sentence for people, and the line of the text. */
export interface Failure<Name extends string = FailureName> {
  readonly name: Name
  readonly reason: string
  readonly line?: number
}

export type Result<Value, Name extends string = FailureName> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure<Name> }
