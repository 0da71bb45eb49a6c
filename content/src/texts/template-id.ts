import type { fr } from './fr.ts'

/** A drawn template goes by a name the texts know. */
export type TemplateId = keyof (typeof fr)['templates']
