import { photoSlots } from '@collagerie/core/collage'
import type { Template } from '@collagerie/core/template'
import { useDocument } from '../../document/document-store.ts'
import { arrange } from '../arrange.ts'

/** Shapes are compared in logarithms; smaller differences cut no photo visibly. */
const UNSEEN_SHAPE = 0.1

/** Whether a sheet has other slots than before: more or fewer, or of another shape. */
export function hasOtherSlots(before: Template, after: Template): boolean {
  const [was, is] = [photoSlots(before), photoSlots(after)]
  if (was.length !== is.length) return true
  return is.some(({ box }, index) => {
    const old = was[index]?.box
    return !old || Math.abs(Math.log((box.width / box.height) * (old.height / old.width))) > UNSEEN_SHAPE
  })
}

/** Arranges the photos of a sheet that was just laid out anew, in the same step. */
export class Refitting {
  readonly #step: string
  #busy: Promise<void> | undefined

  constructor(step: string) {
    this.#step = step
  }

  /** `before` is the sheet the photos were arranged for. If it changes meanwhile, they are arranged once more. */
  begin(before: Template): Promise<void> {
    this.#busy ??= this.#refit(before).finally(() => {
      this.#busy = undefined
    })
    return this.#busy
  }

  async #refit(before: Template): Promise<void> {
    const { draftId, shown, collage } = useDocument.getState()
    if (!collage || !hasOtherSlots(before, collage.template)) return
    let asked: Template | undefined
    for (;;) {
      const now = useDocument.getState()
      // Whoever has undone the step, or does something else, wants no photo moved.
      const isSameStep = now.draftId === draftId && now.shown === shown && now.history?.step === this.#step
      if (!isSameStep || asked === now.collage?.template) return
      asked = now.collage?.template
      await arrange('refit', { before, step: this.#step })
    }
  }
}
