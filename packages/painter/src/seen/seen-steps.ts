import type { Art } from '@collagerie/core/art'
import { EMPTY_USERDATA } from '@collagerie/core/collage'
import { NO_PREFERENCE } from '@collagerie/core/format'
import type { Template } from '@collagerie/core/template'
import type { PaintStep } from '../plan/paint-step.ts'
import { plan } from '../plan/plan.ts'

/**
 * Everything of a template's front that is painted whatever the customer adds: its slots, and everything that cuts or
 * covers them.
 */
export function seenSteps(template: Template, art: (url: string) => Art | undefined): readonly PaintStep[] {
  const layers = template.variation.layers.filter(({ kind }) => kind !== 'text')
  const bare = { ...template, variation: { ...template.variation, layers } }
  const steps = plan(
    {
      choice: { templateId: '', childTemplateId: '', material: NO_PREFERENCE },
      template: bare,
      userdata: EMPTY_USERDATA,
    },
    {
      photoSize: () => undefined,
      art,
      // No texts are left to measure.
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      folded: 'covered',
      screen: { placeholders: true },
    },
  )
  const folds = steps.findIndex(({ kind }) => kind === 'wrap')
  return folds < 0 ? steps : steps.slice(0, folds)
}
