/** One environment variable. `meaning` and `fallback` are what the operating page says about it, word for word. */
export interface Setting<Value> {
  readonly name: string
  /** Used when the variable is absent or empty. An empty fallback means the setting is off. */
  readonly fallback: string
  readonly meaning: string
  /** Completes the sentence "NAME must be ...". */
  readonly expects: string
  /** The given text must never be repeated, not even if it is wrong. */
  readonly isSecret?: true
  /** `folder` is the project's own folder, from which relative paths count. */
  readonly parse: (text: string, folder: (path: string) => string) => Value | undefined
}

/** Keeps the type of the value. */
export function setting<Value>(facts: Setting<Value>): Setting<Value> {
  return facts
}
