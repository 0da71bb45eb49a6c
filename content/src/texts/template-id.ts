import type { fr } from './fr.ts'

/**
 * A drawn template's id is its key in the texts. Saved collages store it, so it never changes, even if the name that
 * customers read does.
 */
export type TemplateId = keyof (typeof fr)['templates']
