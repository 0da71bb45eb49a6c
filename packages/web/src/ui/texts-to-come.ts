import { createContext } from 'react'

/** Asks for the texts that come after a screen's own; set where the texts of the active language are given. */
export const TextsToCome = createContext<() => Promise<void>>(() => Promise.resolve())
