import { ExpiringMap } from './expiring-map.ts'
import { ALONE, type KeptBounds, type KeptSecrets } from './kept-secrets.ts'

/** Kept in this process and lost with it. */
export function keptInMemory<Value>({ mostSecrets, mostNames, lastsMs }: KeptBounds): KeptSecrets<Value> {
  const kept = new ExpiringMap<ExpiringMap<Value>>(mostSecrets, lastsMs)
  const get = (secret: string, name = ALONE) => kept.get(secret)?.get(name)

  function set(secret: string, values: Readonly<Record<string, Value>>): void {
    const named = kept.get(secret) ?? new ExpiringMap<Value>(mostNames, lastsMs)
    for (const [name, value] of Object.entries(values)) named.set(name, value)
    kept.set(secret, named)
  }

  return {
    get: async (secret, name) => get(secret, name),
    set: async (secret, values) => set(secret, values),
    change: async (secret, value) => {
      if (get(secret) !== undefined) set(secret, { [ALONE]: value })
    },
    take: async (secret) => {
      const value = get(secret)
      kept.take(secret)
      return value
    },
  }
}
