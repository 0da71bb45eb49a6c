import type { CollagePage, TemplateChoice } from '@collagerie/core/collage'
import { apply, type CommandOf } from '@collagerie/core/edit'
import type { Template } from '@collagerie/core/template'
import { newStepKey, run, useDocument } from '../../document/document-store.ts'
import { arrange } from '../arrange.ts'
import { showWaitingToast, waitingCount } from '../sheet-toasts.ts'

/** What each sheet was before its layout was changed; whatever else is done makes another sheet, without an entry. */
const bases = new WeakMap<CollagePage, CollagePage>()

/**
 * All layout changes while the panel is open are one undo step. Each starts from the sheet as it was before the first,
 * so the order in which layouts are tried does not matter.
 */
export class LayoutChanges {
  readonly #step = newStepKey()
  #busy: Promise<void> | undefined

  async take(choice: TemplateChoice, template: Template): Promise<void> {
    const { page, draftId, shown } = useDocument.getState()
    if (!page) return
    const base = bases.get(page) ?? page
    const waiting = waitingCount()
    const change = { kind: 'change template', choice, template } as const
    const anew: CommandOf<'change template'> = { ...change, from: base }
    run(apply(base, anew) === base ? anew : change, this.#step)
    keepBase(base)
    // Whoever has undone the step, or does something else, wants no photo moved and hears nothing of it.
    const stands = () => {
      const now = useDocument.getState()
      return now.draftId === draftId && now.shown === shown && now.history?.step === this.#step
    }
    this.#busy ??= this.#refit(stands).finally(() => {
      this.#busy = undefined
    })
    await this.#busy
    if (stands()) showWaitingToast(waiting)
  }

  /** If the layout changes meanwhile, the photos are arranged once more. */
  async #refit(stands: () => boolean): Promise<void> {
    let asked: CollagePage | undefined
    for (;;) {
      const { page } = useDocument.getState()
      const base = page && bases.get(page)
      if (!stands() || !base || asked === page) return
      asked = page
      if (await arrange('refit', { before: base, step: this.#step })) return keepBase(base)
    }
  }
}

function keepBase(base: CollagePage): void {
  const { page } = useDocument.getState()
  if (page && page !== base) bases.set(page, base)
}
