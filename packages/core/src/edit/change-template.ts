import type { Collage, TemplateChoice } from '../collage/index.ts'
import type { Template } from '../template/index.ts'
import { withGround } from './background.ts'

/**
 * Slots and texts that the new template lacks keep their data under their names, so that returning finds everything
 * unchanged. Texts stay as written: they are fitted to the new box when painted.
 */
export function changeTemplate(collage: Collage, choice: TemplateChoice, template: Template): Collage {
  return { choice, template, userdata: withGround(collage.userdata, template) }
}
