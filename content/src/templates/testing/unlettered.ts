import type { TemplateId } from '../../texts/template-id.ts'

/** Templates whose lettering does not follow the rule yet. */
export const UNLETTERED: ReadonlySet<TemplateId> = new Set<TemplateId>([
  'retro-pennant',
  'classic-diploma',
  'vintage-contact',
  'retro-jubilee',
  'classic-remembrance',
])
