import { MATERIALS, type Material } from '@collagerie/core/format'

/** A common value, and others for single materials. */
export interface PerMaterial<Value> {
  readonly common: Value
  readonly of: ReadonlyMap<string, Value>
}

/** Such as `300,CANVAS4CM=150`. The common value may be left out if an empty text has one. */
export function parsePerMaterial<Value>(
  text: string,
  parse: (text: string) => Value | undefined,
): PerMaterial<Value> | undefined {
  const parts = text.split(',').map((part) => part.trim())
  const plain = parts.filter((part) => !part.includes('='))
  if (plain.length > 1) return undefined
  const common = parse(plain[0] ?? '')
  if (common === undefined) return undefined
  const of = new Map<string, Value>()
  for (const part of parts.filter((each) => each.includes('='))) {
    const at = part.indexOf('=')
    const material = MATERIALS.find((each: Material) => each !== '' && each === part.slice(0, at).trim())
    const value = parse(part.slice(at + 1).trim())
    if (material === undefined || value === undefined || of.has(material)) return undefined
    of.set(material, value)
  }
  return { common, of }
}

export function valueFor<Value>({ common, of }: PerMaterial<Value>, material: string): Value {
  return of.get(material) ?? common
}

/** Adds exceptions, which take precedence over those it has. */
export function withExceptions<Value>(
  { common, of }: PerMaterial<Value>,
  more: ReadonlyMap<string, Value>,
): PerMaterial<Value> {
  return { common, of: new Map([...of, ...more]) }
}
