import { useCallback, useEffect, useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { CallFailure, type CallFailureCode } from '../calls/call-failure.ts'
import { NewestRequest } from '../ui/newest-request.ts'

/** `refused` means that it exists but is not available at present. */
type Loaded<Value> =
  | { readonly phase: 'loading' | 'signed out' | 'missing' | 'refused' | 'failed' }
  | { readonly phase: 'ready'; readonly value: Value }

/** All other codes are a temporary failure. */
const PHASE_AFTER: Readonly<Partial<Record<CallFailureCode, 'signed out' | 'missing' | 'refused'>>> = {
  signInNeeded: 'signed out',
  noSuchCollage: 'missing',
  noSuchOrder: 'missing',
  collageUnavailable: 'missing',
  notFound: 'missing',
  addressTooLong: 'missing',
  unfinishedCollage: 'refused',
  templateGone: 'refused',
}

const LOADING = { phase: 'loading' } as const

/** Fetches what a page shows. Another `load` fetches again, so memoise it with `useCallback`. */
export function useLoaded<Value>(load: () => Promise<Value>): [Loaded<Value>, () => void] {
  const [state, setState] = useState<Loaded<Value>>(LOADING)
  const [questions] = useState(() => new NewestRequest())

  const ask = useCallback(async () => {
    const isNewest = questions.begin()
    setState(LOADING)
    const answer = await load().then(
      (value): Loaded<Value> => ({ phase: 'ready', value }),
      (error: unknown): Loaded<Value> => ({ phase: phaseAfter(error) }),
    )
    if (isNewest()) setState(answer)
  }, [load, questions])

  useEffect(() => {
    void ask()
    return () => void questions.begin()
  }, [ask, questions])

  return [state, () => void ask()]
}

function phaseAfter(error: unknown): 'signed out' | 'missing' | 'refused' | 'failed' {
  const phase = error instanceof CallFailure ? PHASE_AFTER[error.code] : undefined
  if (phase === undefined) track('load-failure', { message: String(error) })
  return phase ?? 'failed'
}
