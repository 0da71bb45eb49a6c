import { createStore } from 'zustand'

const KEY = 'collagerie-account'
const IN = 'in'
const OUT = 'out '

/** What this page knew last; it differs from what is stored once another page has learnt something else. */
const page = createStore<{ readonly known: string }>()(() => ({ known: stored() }))

/** Somebody is signed in, as the server has just said. */
export function noteSignedIn(): void {
  note(IN)
}

/** Nobody is signed in any more, but nobody signed out either: a session that ran out takes no drafts away. */
export function noteSessionOver(): void {
  if (page.getState().known === IN) note('')
}

/** Somebody has signed out here: every other page of this browser hears of it. */
export function noteSignedOut(): void {
  note(`${OUT}${Date.now()}`)
}

/** Whether somebody is signed in, as far as the pages of this browser know. */
export function isSignedInHere(): boolean {
  return stored() === IN
}

const listeners = new Set<() => void>()

/** Calls back when somebody signs in or out, here or on another page. Gives back how to stop that. */
export function onAccountChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back when somebody signs out on another page, also while this one was put aside by the browser. */
export function onSignedOutElsewhere(listener: () => void): void {
  const compare = () => {
    const now = stored()
    if (now === page.getState().known) return
    page.setState({ known: now })
    if (now.startsWith(OUT)) listener()
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
  try {
    window.localStorage.setItem(KEY, value)
  } catch {
    // A browser that stores nothing keeps no drafts either.
  }
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function stored(): string {
  try {
    return window.localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
