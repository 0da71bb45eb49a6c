import type { CollagePage, TemplateChoice } from '../collage/index.ts'
import type { Template } from '../template/index.ts'
import { withGroundColour } from './background.ts'
import { sameData } from './same-data.ts'

/**
 * Slots and texts that the new template lacks keep their data under their names, and a template that has them shows it
 * again; on its own template a sheet is whole. Texts stay as written: they are fitted to the new box when painted.
 */
export function changeTemplate(page: CollagePage, choice: TemplateChoice, template: Template): CollagePage {
  if (sameData(choice, page.choice) && sameData(template, page.template)) return page
  return { choice, template, userdata: withGroundColour(page.userdata, template) }
}
