/** Values kept for a while under a secret, and below it under names. Only the holder of the secret finds them. */
export interface KeptSecrets<Value> {
  get(secret: string, name?: string): Promise<Value | undefined>
  /** Also renews the time of existing values. */
  set(secret: string, values: Readonly<Record<string, Value>>): Promise<void>
  /** Changes a value only if it still exists: a value taken meanwhile does not come back. */
  change(secret: string, value: Value): Promise<void>
  /** Returns and removes the value, so that nobody gets it twice. */
  take(secret: string): Promise<Value | undefined>
}

/** The name of the only value under a secret. */
export const ALONE = ''

/** The limits of one kind of value; the oldest is dropped before a new one comes in. */
export interface KeptBounds {
  readonly mostSecrets: number
  /** The most names under one secret. */
  readonly mostNames: number
  readonly lastsMs: number
}
