import type { Choice } from '@collagerie/core/choice'
import { type Collage, type Extras, newCollage } from '@collagerie/core/collage'
import { type Command, type History, perform, redo, startHistory, undo } from '@collagerie/core/edit'
import type { Template } from '@collagerie/core/template'
import { create } from 'zustand'
import { guardLeaving } from '../app/leave-guard.ts'
import { randomId } from '../app/random-id.ts'
import { useSession } from '../app/session.ts'
import { keptHere } from '../drafts/kept-here.ts'
import { templateOfCollage } from './template-of-collage.ts'

interface DocumentState {
  readonly history: History | undefined
  /** The document as it is now; undefined until a template was taken into the editor. */
  readonly collage: Collage | undefined
  /** The document as nobody would miss it: as it was begun, or as the account has it. */
  readonly kept: Collage | undefined
  /** Under which this browser keeps the document; another one for every collage begun. */
  readonly draftId: string
  /** The id in the account; a collage without one is new. */
  readonly savedId: string | undefined
  /** The id it had before, where it was deleted in the account and saved anew. */
  readonly formerId: string | undefined
  /** What loading found and did not understand; it is saved again. */
  readonly extras: Extras
}

const NOTHING: DocumentState = {
  history: undefined,
  collage: undefined,
  kept: undefined,
  draftId: '',
  savedId: undefined,
  formerId: undefined,
  extras: {},
}

/** The collage being made. Only commands change it. */
export const useDocument = create<DocumentState>()(() => NOTHING)

/** Takes a template into the editor. A collage already begun keeps its photos and texts. */
export function openTemplate({ offered, size, material }: Choice, template: Template): void {
  const choice = { templateId: offered.id, childTemplateId: size.id, material }
  const { history } = useDocument.getState()
  if (history) store(perform(history, { kind: 'change template', choice, template }))
  else openDocument({ collage: newCollage(choice, template) })
}

export interface OpenedDocument {
  readonly collage: Collage
  readonly draftId?: string
  readonly savedId?: string | undefined
  readonly extras?: Extras
  /** Whether it has changes nobody but this browser has. */
  readonly isUnsaved?: boolean
}

/** Puts a collage on the table, in place of what was there. */
export function openDocument({ collage, draftId, savedId, extras = {}, isUnsaved = false }: OpenedDocument): void {
  useDocument.setState({
    history: startHistory(collage),
    collage,
    kept: isUnsaved ? undefined : collage,
    draftId: draftId ?? randomId(),
    savedId,
    formerId: undefined,
    extras,
  })
  useSession.setState({ hasDraft: true })
  tellTemplate(collage)
  guardLeaving({ wouldBeLost, areRefused, giveUp })
}

/** The account has the collage as it was when the save began. */
export function markSaved(saved: Collage, savedId: string): void {
  const { savedId: before } = useDocument.getState()
  useDocument.setState({ kept: saved, savedId, ...(before !== savedId && { formerId: before }) })
}

/** Whether the collage has something that no account has. */
export function hasUnsavedChanges(): boolean {
  const { collage, kept } = useDocument.getState()
  return collage !== kept
}

function wouldBeLost(): boolean {
  return hasUnsavedChanges() && keptHere() !== 'kept'
}

/** The changes the customer has left behind, knowing that nobody keeps them. */
let givenUp: Collage | undefined

function areRefused(): boolean {
  return hasUnsavedChanges() && keptHere() === 'refused' && useDocument.getState().collage !== givenUp
}

function giveUp(): void {
  givenUp = useDocument.getState().collage
}

/** Gives up the collage, without a way back. */
export function discardDocument(): void {
  useDocument.setState(NOTHING)
  useSession.setState({ hasDraft: false, collageTemplate: undefined })
}

/** Commands in a row with the same merge key are one step for undo. */
export function run(command: Command, mergeKey?: string): void {
  change((history) => perform(history, command, mergeKey))
}

let lastStep = 0

/** A key of its own for a step made of several commands. */
export function newStepKey(): string {
  lastStep += 1
  return `step ${lastStep}`
}

/** Several commands as one step for undo. */
export function runTogether(commands: readonly Command[], mergeKey = newStepKey()): void {
  for (const command of commands) run(command, mergeKey)
}

export function undoLast(): void {
  change(undo)
}

/** How to take back the step just done. Later steps have their own way back: it then does nothing. */
export function wayBack(): () => void {
  const { collage } = useDocument.getState()
  return () => {
    if (useDocument.getState().collage === collage) undoLast()
  }
}

export function redoLast(): void {
  change(redo)
}

function change(step: (history: History) => History): void {
  const { history } = useDocument.getState()
  if (history) store(step(history))
}

function store(history: History): void {
  useDocument.setState({ history, collage: history.present })
  tellTemplate(history.present)
}

/** The way back out of the editor leads to the collage's template, which an undo may change too. */
function tellTemplate(collage: Collage): void {
  const { collageTemplate: known } = useSession.getState()
  const collageTemplate = templateOfCollage(collage)
  if (known?.id !== collageTemplate.id || known.kind !== collageTemplate.kind) useSession.setState({ collageTemplate })
}
