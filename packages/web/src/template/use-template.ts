import { type Choice, generatedTemplateOf } from '@collagerie/core/choice'
import type { Template } from '@collagerie/core/template'
import { useEffect, useMemo, useState } from 'react'
import { templateOf } from '../document/template-of.ts'

/** Generated at once, or drawn and fetched; a drawing that fails to load is reported when it is opened, not here. */
export function useTemplate(choice: Choice): Template | undefined {
  const [drawn, setDrawn] = useState<{ readonly choice: Choice; readonly template: Template }>()
  const generated = useMemo(() => generatedTemplateOf(choice), [choice])
  useEffect(() => {
    if (generated) return undefined
    let isWanted = true
    templateOf(choice).then(
      (template) => isWanted && setDrawn({ choice, template }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [choice, generated])
  return generated ?? (drawn?.choice === choice ? drawn.template : undefined)
}
