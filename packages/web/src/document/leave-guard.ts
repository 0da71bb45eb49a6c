import { create } from 'zustand'
import { useLanguage } from '../language/language-store.ts'
import { type RouteKind, routeKindOf } from '../navigation/routes/route-kind.ts'

/** What is at stake when the customer goes elsewhere. */
export interface Stakes {
  /** Changes that neither the account nor, as yet, this browser has: lost when the page is closed now. */
  readonly wouldBeLost: () => boolean
  /**
   * Changes this browser has refused to keep. A write in progress does not count, since it goes on while our other
   * pages are open.
   */
  readonly areRefused: () => boolean
  /** The customer leaves all the same: these changes are not asked about again before the page is closed. */
  readonly giveUp: () => void
}

interface Question {
  /** Goes where the customer wanted to go. */
  readonly go: () => void
  readonly stay: () => void
}

/** The question whether to leave all the same, while it is open. */
export const useLeaveQuestion = create<{ readonly question: Question | undefined }>()(() => ({ question: undefined }))

/** What is guarded on this page. */
const guard = {
  stakes: { wouldBeLost: () => false, areRefused: () => false, giveUp: () => undefined } as Stakes,
  isLetGo: false,
  /** The last address the customer was allowed to reach. */
  place: '',
}

/** Asks before the editor, or the whole app, is left while there is something to lose. */
export function guardLeaving(atStake: Stakes): void {
  guard.stakes = atStake
  guard.isLetGo = false
  window.addEventListener('beforeunload', warn)
  if (guard.place !== '') return
  guard.place = here()
  for (const moved of ['pushState', 'replaceState']) window.addEventListener(moved, () => (guard.place = here()))
  // Runs before the router, so that the page stays until the question is answered.
  window.addEventListener('popstate', holdBack, { capture: true })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) guard.isLetGo = false
  })
}

/** Lets the page go without a question, this once: the browser may bring it back as it was. */
export function letPageGo(): void {
  guard.isLetGo = true
}

/** Whether a page that is loaded anew would have less than this one. */
export function hasSomethingToLose(): boolean {
  return guard.stakes.wouldBeLost()
}

/** Goes to another of our pages, after the question if one is due. */
export function leaveFor(to: string, go: () => void): void {
  if (isLeaving(window.location.pathname, to) && guard.stakes.areRefused()) ask(go)
  else go()
}

/** Resolves to whether the open collage may be closed, after a question if its changes would be lost. */
export function mayClose(): Promise<boolean> {
  if (!guard.stakes.areRefused()) return Promise.resolve(true)
  return new Promise((resolve) => {
    ask(
      () => resolve(true),
      () => resolve(false),
    )
  })
}

export function closeLeaveQuestion(): void {
  takeQuestion()?.stay()
}

export function leaveAnyway(): void {
  const question = takeQuestion()
  guard.stakes.giveUp()
  question?.go()
}

function ask(go: () => void, stay: () => void = () => undefined): void {
  useLeaveQuestion.setState({ question: { go, stay } })
}

function takeQuestion(): Question | undefined {
  const { question } = useLeaveQuestion.getState()
  useLeaveQuestion.setState({ question: undefined })
  return question
}

const WIZARD: ReadonlySet<RouteKind | undefined> = new Set(['template list', 'template', 'editor', 'editor error'])

/** Out of the editor, or from one of the wizard's other steps out of the app. */
export function isLeaving(from: string, to: string): boolean {
  const [left, reached] = [from, to].map((path) => routeKindOf(path.replace(/[?#].*$/s, '')))
  if (left === 'editor') return reached !== 'editor'
  return WIZARD.has(left) && !WIZARD.has(reached)
}

function holdBack(event: Event): void {
  const wanted = here()
  if (guard.isLetGo || !isLeaving(guard.place, wanted) || !guard.stakes.areRefused()) {
    guard.place = wanted
    return
  }
  event.stopImmediatePropagation()
  window.history.pushState(null, '', guard.place)
  ask(() => {
    window.history.pushState(null, '', wanted)
  })
}

function here(): string {
  return window.location.pathname + window.location.search
}

function warn(event: BeforeUnloadEvent): void {
  if (guard.isLetGo || !guard.stakes.wouldBeLost()) return
  event.preventDefault()
  // Few browsers still show the words; the others ask in their own. Their key is older than this editor:
  // docs/formats.md.
  event.returnValue = useLanguage.getState().texts?.editor?.COLLAGE_NOG_NIET_OPGESLAGEN ?? ' '
}
