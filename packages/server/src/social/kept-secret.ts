/** Things that are kept for a while under a secret, and there under names. Only whoever has the secret finds them. */
export interface KeptSecrets<Value> {
  get(secret: string, name?: string): Promise<Value | undefined>
  /** Also makes what is there last anew. */
  set(secret: string, values: Readonly<Record<string, Value>>): Promise<void>
  /** Only where it is still there: what somebody else has taken meanwhile does not come back. */
  change(secret: string, value: Value): Promise<void>
  /** Gives it away, so that nobody gets it a second time. */
  take(secret: string): Promise<Value | undefined>
}

/** The name of what is alone under its secret. */
export const ALONE = ''

/** What one kind of them may take up; before the next comes in, the oldest goes. */
export interface KeptBounds {
  readonly mostSecrets: number
  /** Under one secret. */
  readonly mostNames: number
  readonly lastsMs: number
}
