import type { CatalogueTemplate } from '../catalogue/index.ts'
import { type CollagePage, textSlots } from '../collage/index.ts'
import { designFor } from '../designs/index.ts'
import type { Template } from '../template/index.ts'
import { TEXT_CONTROL } from '../text/index.ts'
import { stepControl } from './change-control.ts'
import { type Choice, controlsOf, generatedTemplateOf, startChoice } from './choice.ts'
import { savedChoice } from './saved-choice.ts'

/** The choice behind a collage, based on what its template offers now. */
export function collageChoice(offered: CatalogueTemplate, { choice, template }: CollagePage): Choice | undefined {
  const { format, generator } = template
  return savedChoice(offered, { ...choice, format, ...(generator && { generator }) })
}

/** Whether two choices make the same sheet, even if reached differently. */
export function isSameChoice(a: Choice, b: Choice): boolean {
  const sheetOf = ({ offered, size, material }: Choice) =>
    JSON.stringify([offered.id, size.id, size.width, size.height, material])
  const keys = [...Object.keys(a.values), ...Object.keys(b.values)]
  return sheetOf(a) === sheetOf(b) && keys.every((key) => a.values[key] === b.values[key])
}

/**
 * The choice in which another template is shown to a customer who has a collage: in its format and on its material
 * where offered, with room for its texts. Controls chosen there earlier stay.
 */
export function carriedChoice(offered: CatalogueTemplate, page: CollagePage, before?: Choice): Choice | undefined {
  const { choice, template } = page
  const asked = {
    templateId: offered.id,
    childTemplateId: '',
    material: choice.material,
    ...(before && { generator: before.values }),
  }
  // The number of tiles determines their sheet, and no other template comes in such a size.
  const sized = designFor(template.design).isTileBased
    ? undefined
    : savedChoice(offered, { ...asked, format: template.format })
  const carried = sized ?? savedChoice(offered, asked) ?? startChoice(offered)
  return carried && withRoomFor(wantedTexts(page), carried)
}

/** The slots of the customer's own texts, without those the customer took off the sheet. */
function wantedTexts({ template, userdata }: CollagePage): readonly string[] {
  const written = Object.entries(userdata.texts).flatMap(([slot, { text }]) => (text.trim() === '' ? [] : [slot]))
  const couldShow = template.generator !== undefined && Object.hasOwn(template.generator, TEXT_CONTROL)
  return couldShow ? written.filter((slot) => hasText(template, slot)) : written
}

const hasText = (template: Template, slot: string) => textSlots(template).some((layer) => layer.slot === slot)

function withRoomFor(slots: readonly string[], choice: Choice): Choice {
  const control = controlsOf(choice).find(({ key }) => key === TEXT_CONTROL)
  if (!control || slots.length === 0) return choice
  const modes = [choice]
  for (let mode = control.minValue; mode < control.maxValue; mode += control.step) {
    modes.push(stepControl(modes.at(-1) ?? choice, TEXT_CONTROL, 1))
  }
  const room = modes.map((mode) => {
    const template = generatedTemplateOf(mode)
    return template ? slots.filter((slot) => hasText(template, slot)).length : 0
  })
  return modes[room.indexOf(Math.max(...room))] ?? choice
}
