const made: Record<symbol, unknown> = globalThis

/** For what the projects of one run share: each loads its modules by itself, so only what is global is seen by all. */
export function oncePerRun<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`collagerie ${name}`)
  made[key] ??= make()
  return made[key] as Value
}
