const made: Record<symbol, unknown> = globalThis

/** For what the projects of one run share: each loads its own modules, so only globals are shared. */
export function oncePerRun<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`collagerie ${name}`)
  made[key] ??= make()
  return made[key] as Value
}
