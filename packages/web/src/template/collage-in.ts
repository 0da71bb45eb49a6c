import type { Choice } from '@collagerie/core/choice'
import { type CollagePage, newCollagePage } from '@collagerie/core/collage'
import { apply } from '@collagerie/core/edit'
import type { Template } from '@collagerie/core/template'

/** The sheet that opening the editor would make of the current collage, or a new one if there is none. */
export function collageIn({ offered, size, material }: Choice, template: Template, current?: CollagePage): CollagePage {
  const choice = { templateId: offered.id, childTemplateId: size.id, material }
  return current ? apply(current, { kind: 'change template', choice, template }) : newCollagePage(choice, template)
}
