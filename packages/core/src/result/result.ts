/** Why something was refused: a name for code, a sentence for people, and the line of the text. */
export interface Failure {
  readonly name: string
  readonly reason: string
  readonly line?: number
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }
