import { createStore } from 'zustand'
import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.account
const IN = 'in'
const OUT = 'out '

/** What this page last knew; it differs from storage once another page has learnt something else. */
const page = createStore<{ readonly known: string }>()(() => ({ known: stored() }))

/** The server has confirmed that a customer is signed in. */
export function noteSignedIn(): void {
  note(IN)
}

/** The session has expired without signing out, so drafts stay. */
export function noteSessionOver(): void {
  if (page.getState().known === IN) note('')
}

/** The customer has signed out here: every other page of this browser is told. */
export function noteSignedOut(): void {
  note(`${OUT}${Date.now()}`)
}

/** Whether a customer is signed in, as far as this browser's pages know. */
export function isSignedInHere(): boolean {
  return stored() === IN
}

/** Whether the last thing known is that a customer signed out, here or on another page. */
export function hasSignedOut(): boolean {
  return page.getState().known.startsWith(OUT)
}

const listeners = new Set<() => void>()

/** Calls back on signing in or out, here or on another page. Returns a function that stops it. */
export function onAccountChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const signedOutListeners = new Set<() => void>()

/** Calls back on signing out on another page, even if the browser had suspended this one. */
export function onSignedOutElsewhere(listener: () => void): void {
  if (signedOutListeners.size === 0) watchOtherPages()
  signedOutListeners.add(listener)
}

/** Once for all listeners: after the first comparison nothing differs any more. */
function watchOtherPages(): void {
  const compare = () => {
    const now = stored()
    if (now === page.getState().known) return
    page.setState({ known: now })
    if (now.startsWith(OUT)) for (const listener of signedOutListeners) listener()
    tell()
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) compare()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) compare()
  })
}

function note(value: string): void {
  page.setState({ known: value })
  // Without storage the next page learns it from the server.
  inStorage('browser', (storage) => storage.setItem(KEY, value))
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function stored(): string {
  return inStorage('browser', (storage) => storage.getItem(KEY)) ?? ''
}
