import type { CollagePage } from '@collagerie/core/collage'
import { UsualHint } from './usual-hint.tsx'
import { Warning } from './warning.tsx'

/** A warning, or what can be done with the sheet. */
export function WarningHint({ page }: { readonly page: CollagePage }) {
  return <Warning page={page} otherwise={<UsualHint page={page} />} />
}
