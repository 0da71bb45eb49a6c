import type { TemplateId } from '../../texts/template-id.ts'

/** Templates whose lettering does not follow the rule yet. */
export const UNLETTERED: ReadonlySet<TemplateId> = new Set<TemplateId>(['vintage-contact', 'retro-jubilee'])
