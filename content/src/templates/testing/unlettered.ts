import type { TemplateId } from '../../texts/template-id.ts'

/** Templates whose lettering does not follow the rule yet. */
