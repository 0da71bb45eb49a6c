import type { CollagePage } from '@collagerie/core/collage'
import type { ActiveTemplate } from '../navigation/tab-state.ts'

/** The template a collage is made with, as its page is addressed. */
export function templateOfCollage({ template, choice }: CollagePage): ActiveTemplate {
  return { kind: template.designer === 'generated' ? 'basic' : 'design', id: choice.templateId }
}
