import { once } from '../ui/once.ts'

/** A page that is left lets go of its draft a moment after the next one has begun. */
const PATIENCE_MS = 1500
/** How long another tab may take to say that it has the draft. */
const ANSWER_MS = 400
const CHANNEL = 'collagerie-drafts'

type Release = () => void

const held = new Map<string, Release>()
/** Requests under way. Two callers in this tab share one, or the second would mistake the first for another tab. */
const asked = new Map<string, Promise<boolean>>()

/** Makes this tab the only one that writes a draft. False when another tab has it. */
export async function holdDraft(draftId: string): Promise<boolean> {
  if (held.has(draftId)) return true
  const answer = asked.get(draftId) ?? take(draftId).finally(() => asked.delete(draftId))
  asked.set(draftId, answer)
  return answer
}

async function take(draftId: string): Promise<boolean> {
  const release = await ('locks' in navigator ? takeLock(draftId) : takeByAsking(draftId))
  if (release) held.set(draftId, release)
  return release !== undefined
}

export function letGoOfDraft(draftId: string): void {
  held.get(draftId)?.()
  held.delete(draftId)
}

export function isHeldHere(draftId: string): boolean {
  return held.has(draftId)
}

export async function isHeldElsewhere(draftId: string): Promise<boolean> {
  if (held.has(draftId)) return false
  if (!('locks' in navigator)) return isAnswered(draftId)
  const { held: locks = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}))
  return locks.some(({ name }) => name === lockName(draftId))
}

const lockName = (draftId: string) => `collagerie-draft-${draftId}`

/**
 * The browser itself takes the lock back from a tab that is closed or has crashed. A timeout means that another tab
 * holds it. If the browser refuses locks altogether, the tab goes on without one.
 */
function takeLock(draftId: string): Promise<Release | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return new Promise((resolve) => {
    navigator.locks
      .request(lockName(draftId), { signal }, () => new Promise<void>(resolve))
      .catch(() => resolve(signal.aborted ? undefined : () => undefined))
  })
}

interface Message {
  readonly kind: 'asked' | 'held'
  readonly draftId: string
}

/** Pages without TLS have no locks: the tabs ask each other. One that has crashed gives no answer. */
async function takeByAsking(draftId: string): Promise<Release | undefined> {
  return (await isAnswered(draftId)) ? undefined : () => undefined
}

function isAnswered(draftId: string): Promise<boolean> {
  const { port, send } = channel()
  return new Promise((resolve) => {
    const answered = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'held' && data.draftId === draftId) finish(true)
    }
    const timer = setTimeout(() => finish(false), ANSWER_MS)
    function finish(answer: boolean): void {
      clearTimeout(timer)
      port.removeEventListener('message', answered)
      resolve(answer)
    }
    port.addEventListener('message', answered)
    send({ kind: 'asked', draftId })
  })
}

const channel = once(() => {
  const port = new BroadcastChannel(CHANNEL)
  const send = (message: Message) => port.postMessage(message)
  port.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'asked' && held.has(data.draftId)) send({ kind: 'held', draftId: data.draftId })
  })
  return { port, send }
})
