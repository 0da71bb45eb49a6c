import type { StaticTemplate } from './static-template.ts'

/** The drawn templates in the order the shop shows them. */
export const STATIC_TEMPLATES: readonly StaticTemplate[] = []
