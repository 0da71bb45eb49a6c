/** Why something was refused: a name code can act on, a sentence people can, and the line where a text was read. */
export interface Failure {
  readonly name: string
  readonly reason: string
  readonly line?: number
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }
