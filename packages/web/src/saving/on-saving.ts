const listeners = { checkout: new Set<() => void>(), reload: new Set<() => void>() }

/** Calls back when the dialog asks for something only a screen can do. Returns a function that unsubscribes. */
export function onSaving(asked: keyof typeof listeners, listener: () => void): () => void {
  listeners[asked].add(listener)
  return () => listeners[asked].delete(listener)
}

export function notifyScreens(asked: keyof typeof listeners): void {
  for (const listener of listeners[asked]) listener()
}
