import type { Collage, TemplateChoice } from '../collage/index.ts'
import type { Template } from '../template/index.ts'
import { withGround } from './background.ts'

/**
 * Slots and texts the new template lacks keep their data under their names, so that coming back finds all as it was.
 * Texts stay as the customer wrote them: what is shown is fitted to the new box when it is painted.
 */
export function changeTemplate(collage: Collage, choice: TemplateChoice, template: Template): Collage {
  return { choice, template, userdata: withGround(collage.userdata, template) }
}
